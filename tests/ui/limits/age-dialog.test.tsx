import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AgeQuestion } from '../../../core/site/config/site-frame.ts';
import { AGE_CONFIRMED_FOR } from '../../../core/limits/age-confirmation.ts';
import { AgeDialog } from '#ui/limits/age-dialog.tsx';
import { answered, fakeHttp } from '../../support/fakes/fake-http.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const FRAME = 'GET /bff-api/config/frame';
const Texts = withTexts('site', 'kit');

function frameOf(ageQuestion: AgeQuestion) {
  const nothing = { socialLinks: [], licences: [], paymentMarks: [], seoLinks: [], contacts: [], isSnowOnHome: false };
  return answered({ result: { ...nothing, ageQuestion } });
}

/** A page of a site that asks for the age in this way, with what the device has kept. */
async function visit(ageQuestion: AgeQuestion = 'ever', { minAge = 18, values = memoryValues() } = {}) {
  const { http, answers } = fakeHttp({ [FRAME]: frameOf(ageQuestion) });
  const page = await playerPage({ site: { minAge }, given: { http, values: values.tab() } });
  await page.stores.lazy.ensure(['consent', 'frame']);
  render(
    <page.Wrapper>
      <Texts>
        <button type="button">Below</button>
        <AgeDialog />
      </Texts>
    </page.Wrapper>,
  );
  const loadFrame = async () => act(async () => page.stores.frame.load());
  return { ...page, answers, values, loadFrame };
}

describe('the question of age', () => {
  it('waits for what the operator asks, and stands over the page as soon as that is known [AG-2]', async () => {
    const { loadFrame } = await visit();
    expect(screen.queryByRole('dialog')).toBeNull();
    await loadFrame();
    expect(screen.getByRole('dialog', { name: 'Are you 18 or older?' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Terms and conditions' }).getAttribute('href')).toBe('/en/rules/1');
  });

  it('is not asked where the site does not ask it', async () => {
    const { loadFrame } = await visit('off');
    await loadFrame();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the age that the site asks for [AG-4]', async () => {
    const { loadFrame } = await visit('ever', { minAge: 21 });
    await loadFrame();
    expect(screen.getByRole('button', { name: 'Yes, I am 21 or older' })).toBeDefined();
  });

  it('comes with the next try where what the operator asks was not to be had', async () => {
    const { answers, loadFrame } = await visit();
    answers.set(FRAME, 'network');
    await loadFrame();
    expect(screen.queryByRole('dialog')).toBeNull();
    answers.set(FRAME, frameOf('ever'));
    await loadFrame();
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it.each([['Escape'], ['a press beside it']])('cannot be passed by %s [AG-2]', async (way) => {
    const { loadFrame } = await visit();
    await loadFrame();
    const dialog = screen.getByRole('dialog');
    if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' });
    else fireEvent.pointerDown(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('gives the focus back to the page once it is answered', async () => {
    const { loadFrame } = await visit();
    const below = screen.getByRole('button', { name: 'Below' });
    below.focus();
    await loadFrame();
    const yes = screen.getByRole('button', { name: 'Yes, I am 18 or older' });
    yes.focus();
    fireEvent.click(yes);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(below);
  });

  it('is asked again on the same device after three days, not before [AG-2, AG-3]', async () => {
    const { clock, loadFrame, stores, values } = await visit();
    await loadFrame();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, I am 18 or older' }));
    cleanup();
    const second = await visit('ever', { values });
    await second.loadFrame();
    expect(screen.queryByRole('dialog')).toBeNull();
    second.clock.move(AGE_CONFIRMED_FOR - 1);
    expect(second.stores.consent.asksAge('ever')).toBe(false);
    second.clock.move(1);
    expect(second.stores.consent.asksAge('ever')).toBe(true);
    expect([stores.consent.asksAge('ever'), clock.now() < second.clock.now()]).toEqual([false, true]);
  });

  it('keeps nothing of who says no: the dialog stays over the page until it is left [AG-3]', async () => {
    const { loadFrame, stores, values } = await visit();
    await loadFrame();
    fireEvent.click(screen.getByRole('button', { name: 'No, leave the site' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(JSON.stringify([...values.texts])).not.toContain('age-confirmed-at');
    expect(stores.consent.asksAge('ever')).toBe(true);
  });
});
