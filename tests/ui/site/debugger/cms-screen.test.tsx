import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { CmsGateway } from '../../../../core/site/cms/cms-gateway.ts';
import type { CmsVersion } from '../../../../core/site/cms/edited-page.ts';
import { readBlocks } from '../../../../infrastructure/site/cms/read-blocks.ts';
import { Screen } from '#ui/site/debugger/cms/cms-screen.tsx';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

const NOW = Date.UTC(2026, 10, 23, 15);
const version = (id: number, html: string): CmsVersion => ({
  id,
  at: NOW,
  title: `Version ${String(id)}`,
  blocks: [{ kind: 'hero', title: 'Hello', html }],
});

async function show(versions: readonly CmsVersion[], isOutrun = false) {
  const sent: unknown[] = [];
  const gateway: CmsGateway = {
    titles: () =>
      Promise.resolve(ok([{ kind: 'landing', slug: 'first-bet', language: 'en', title: 'First bet', changedAt: NOW }])),
    versions: () => Promise.resolve(ok(versions)),
    preview: readBlocks,
    keep: (place, page) => {
      sent.push([place, page]);
      if (isOutrun) return Promise.resolve(fail({ kind: 'refused', status: 409, code: 'another-version' }));
      return Promise.resolve(ok([version(9, page.blocks[0]?.html ?? ''), ...versions]));
    },
  };
  const page = await playerPage({ given: { cmsGateway: gateway } });
  await page.stores.lazy.ensure(['cms']);
  await act(async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return sent;
}

const change = async (label: string, value: string): Promise<void> => {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });
};

const press = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};

describe('the editor of pages', () => {
  it('shows what is typed as the site would, and keeps it after the version that was read [CMS-5, CMS-6]', async () => {
    const sent = await show([version(4, '<p>old</p>')]);
    await change('Page', 'landing/first-bet/en');
    await change('Text (HTML)', '<p>new <img src=x onerror=alert(1)><b>words</b></p>');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(within(preview).getByRole('heading', { name: 'Hello' })).toBeDefined();
    expect(preview.querySelector('p')?.innerHTML).toBe('new <strong>words</strong>');
    await press('Save');
    expect(sent).toEqual([
      [expect.objectContaining({ slug: 'first-bet' }), expect.objectContaining({ after: 4, title: 'Version 4' })],
    ]);
  });

  it('takes the last change back by keeping the version before it [CMS-4]', async () => {
    const sent = await show([version(5, '<p>bad</p>'), version(4, '<p>good</p>')]);
    await change('Page', 'landing/first-bet/en');
    await press('Undo the last change');
    expect(sent).toEqual([[expect.anything(), { ...pageOf(version(4, '<p>good</p>')), after: 5 }]]);
  });

  it('says what is wrong, sends nothing and keeps what was typed [CMS-3]', async () => {
    const sent = await show([version(4, '<p>old</p>')]);
    await change('Page', 'landing/first-bet/en');
    await change('Title', ' ');
    await press('Save');
    expect(screen.getByText(/Enter a title/)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed where another version was kept since [CMS-5]', async () => {
    await show([version(4, '<p>old</p>')], true);
    await change('Page', 'landing/first-bet/en');
    await change('Text (HTML)', '<p>mine</p>');
    await press('Save');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text (HTML)').value).toBe('<p>mine</p>');
  });
});

function pageOf({ title, blocks }: CmsVersion) {
  return { title, blocks };
}
