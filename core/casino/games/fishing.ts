import { isPickOf, type HouseGame } from './house-game.ts';

/** GM-50 The fish: with a cast up to which number each is caught, and what it pays, in hundredths of the stake. */
export const FISH = [
  { name: 'perch', most: 480, pays: 200 },
  { name: 'pike', most: 240, pays: 400 },
  { name: 'catfish', most: 96, pays: 1000 },
  { name: 'sturgeon', most: 32, pays: 3000 },
  { name: 'swordfish', most: 8, pays: 12_000 },
] as const;

/** GM-50 Casts are numbered from 1 to this one. */
export const CASTS = 1000;

function fishOf(choice: number | undefined): { readonly most: number; readonly pays: number } {
  return FISH[choice ?? -1] ?? { most: 0, pays: 0 };
}

/** GM-50 A cast from 1 to 1,000; what is chosen is the fish that it is meant for. */
export const FISHING: HouseGame = {
  id: 'fishing',
  blocks: 1,
  topPay: fishOf(FISH.length - 1).pays,
  firstChoice: [0],
  isChoice: (choice) => isPickOf(choice, { least: 0, most: FISH.length - 1, count: 1 }),
  draw: (take) => [take(CASTS) + 1],
  pays: ([fish], [cast = CASTS]) => (cast <= fishOf(fish).most ? fishOf(fish).pays : 0),
  probabilities: ([fish]) => [
    { pays: fishOf(fish).pays, ways: BigInt(fishOf(fish).most) },
    { pays: 0, ways: BigInt(CASTS - fishOf(fish).most) },
  ],
};
