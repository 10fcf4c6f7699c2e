import { BannerSlider } from './banner-slider.tsx';
import { ExpressCards } from './express-cards.tsx';
import { LiveBlock } from './live-block.tsx';
import type { ShowcaseParts } from './showcase-store.ts';

export const SHOWCASE_PARTS: ShowcaseParts = { BannerSlider, ExpressCards, LiveBlock };
