import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/player/documents/identity-screen.tsx';
import type { DocumentsGateway, KnownDocuments } from '../../../core/player/documents/documents-gateway.ts';
import type { IdentityDocument } from '../../../core/player/documents/identity-document.ts';
import type { Player } from '../../../core/player/player.ts';
import { PLAYER_WITHOUT_FACTS } from '../../support/examples/players/player-without-facts.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import type { FilesGateway, SendFileOptions } from '../../../core/support/files-gateway.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { jpegOf } from '../../support/examples/picture-files.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { fakePlayerGateway } from '../../support/fakes/fake-player-gateway.ts';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts(
  'documents',
  'attachments',
  'security',
  'protection',
  'kit',
  'accounts',
  'session',
  'notice-catalogue',
);
const SENT = { id: '00000000-0000-4000-8000-000000000001', name: 'page.jpg', type: 'jpeg', size: 10 } as const;

function known(changes: readonly IdentityDocument[] = []): KnownDocuments {
  const missing = (['main', 'address', 'selfie'] as const).map((kind) => ({ kind, state: 'missing' as const }));
  const documents = missing.map((document) => changes.find(({ kind }) => kind === document.kind) ?? document);
  return { documents: [...documents, ...changes.filter(({ kind }) => kind === 'additional')], history: [] };
}

async function opened(first: KnownDocuments, player: Partial<Player> = {}) {
  let arrive: (reply: Awaited<ReturnType<FilesGateway['send']>>) => void = () => undefined;
  const told: SendFileOptions[] = [];
  const documentsGateway = {
    documents: vi.fn<DocumentsGateway['documents']>(() => Promise.resolve(ok(first))),
    send: vi.fn<DocumentsGateway['send']>((kind) =>
      Promise.resolve(ok(known([{ kind, state: 'waiting', file: SENT, sentAt: NOW }]))),
    ),
  };
  const filesGateway = {
    send: vi.fn<FilesGateway['send']>((_file, options) => {
      told.push(options);
      return new Promise((resolve) => {
        arrive = resolve;
        options.signal.addEventListener('abort', () => {
          resolve(fail({ kind: 'cancelled' }));
        });
      });
    }),
  };
  const readPlayer = vi.fn<() => Promise<ReturnType<typeof ok<Player>>>>(() =>
    Promise.resolve(ok({ ...PLAYER_WITHOUT_FACTS, ...player })),
  );
  const page = await playerPage({
    userId: 5,
    address: '/en/office/verification',
    given: {
      documentsGateway,
      filesGateway,
      playerGateway: { ...fakePlayerGateway({}, ['bet']), player: readPlayer },
    },
  });
  const { stores, Wrapper } = page;
  await stores.lazy.ensure(['player', 'documents']);
  await Promise.all([stores.player.load(), stores.documents.load()]);
  render(
    <Wrapper>
      <Texts>
        <Screen />
      </Texts>
    </Wrapper>,
  );
  return {
    ...page,
    documentsGateway,
    filesGateway,
    readPlayer,
    told,
    arrive: (...reply: Parameters<typeof arrive>) =>
      act(async () => {
        arrive(...reply);
        await Promise.resolve();
      }),
  };
}

const card = (name: string) => screen.getByRole('listitem', { name });
const fileOf = (bytes: Uint8Array<ArrayBuffer> = jpegOf(), name = 'page.jpg') => new File([bytes], name);
async function choose(name: string, file = fileOf()) {
  const field = card(name).querySelector('input[type=file]')!;
  await act(async () => {
    fireEvent.change(field, { target: { files: [file] } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

describe('the page of verification', () => {
  it('sends a chosen file with its progress, and then says that it is checked [VRF-2]', async () => {
    const { told, arrive, filesGateway, documentsGateway, readPlayer } = await opened(known());
    const asked = readPlayer.mock.calls.length;
    await choose('Main page');
    expect(filesGateway.send.mock.calls[0]![0]).toEqual({ name: 'page.jpg', bytes: jpegOf() });
    act(() => {
      told[0]!.onProgress(0.62);
    });
    expect(within(card('Main page')).getByText('62%')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Main page: uploading' }).getAttribute('value')).toBe('0.62');
    await arrive(ok(SENT));
    expect(documentsGateway.send).toHaveBeenCalledExactlyOnceWith('main', SENT.id);
    expect(within(card('Main page')).getByText('Under review')).toBeDefined();
    expect(within(card('Main page')).queryByRole('button')).toBeNull();
    expect(readPlayer.mock.calls.length).toBe(asked + 1);
  });

  it('is cancelled by a press, and nothing is sent afterwards', async () => {
    const { told, documentsGateway } = await opened(known());
    await choose('Main page');
    await act(async () => {
      fireEvent.click(within(card('Main page')).getByRole('button', { name: 'Cancel' }));
      await Promise.resolve();
    });
    expect(told[0]!.signal.aborted).toBe(true);
    expect(documentsGateway.send).not.toHaveBeenCalled();
    expect(within(card('Main page')).getByText('No file')).toBeDefined();
  });

  it('keeps a file that did not arrive, says why, and sends it again [UPL-1]', async () => {
    const { arrive, filesGateway } = await opened(known());
    await choose('Main page');
    await arrive(fail({ kind: 'refused', status: 422, code: 'broken' }));
    expect(screen.getByRole('alert').textContent).toMatch(/damaged/);
    expect(within(card('Main page')).getByText('page.jpg')).toBeDefined();
    await act(async () => {
      fireEvent.click(within(card('Main page')).getByRole('button', { name: 'Try again' }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(filesGateway.send).toHaveBeenCalledTimes(2);
    expect(filesGateway.send.mock.calls[1]![0]).toEqual(filesGateway.send.mock.calls[0]![0]);
  });

  it.each([
    [new File(['<svg/>'], 'a.png'), /Only JPG, PNG and PDF/],
    [new File([''], 'a.png'), /empty/],
    [new File([new Uint8Array(5_242_881)], 'a.png'), /larger than 5 MB/],
  ])('refuses what is no such file before anything is sent [UPL-1] [UPL-2]', async (file, words) => {
    const { filesGateway } = await opened(known());
    await choose('Selfie with the document', file);
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(filesGateway.send).not.toHaveBeenCalled();
  });

  it('takes a dropped file, and shows where it may be dropped', async () => {
    const { filesGateway } = await opened(known());
    const dataTransfer = { types: ['Files'], files: [fileOf()] };
    fireEvent.dragEnter(card('Main page'), { dataTransfer });
    expect(within(card('Main page')).getByText('Drop to upload')).toBeDefined();
    fireEvent.dragLeave(card('Main page'), { dataTransfer });
    expect(within(card('Main page')).queryByText('Drop to upload')).toBeNull();
    await act(async () => {
      fireEvent.drop(card('Main page'), { dataTransfer });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(filesGateway.send).toHaveBeenCalledTimes(1);
  });

  it('says of a refused document what to do, of an asked one which it is, and offers both [VRF-2] [VRF-6]', async () => {
    await opened(
      known([
        { kind: 'address', state: 'refused', reason: 'cropped' },
        { kind: 'main', state: 'accepted', file: SENT },
        { kind: 'additional', state: 'requested', wanted: 'income' },
      ]),
    );
    expect(screen.getByText(/Take the page whole/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Upload another Page with the address' })).toBeDefined();
    expect(screen.getByText(/A proof of income is needed/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose a file Additional document' })).toBeDefined();
    expect(within(card('Main page')).queryByRole('button')).toBeNull();
    expect(screen.getByText('A document was refused')).toBeDefined();
  });

  it('shows the way, what stands, and how long contacts wait [VRF-5] [PR-6]', async () => {
    await opened(known(), {
      identity: { name: 'Ada', surname: 'Byron', birthDate: '1990-01-31' },
      email: 'ada@example.com',
      daysToActivate: 12,
    });
    const steps = within(screen.getByRole('list', { name: 'Steps of the verification' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(steps[0]!.textContent).toContain('done');
    expect(steps[1]!.textContent).toContain('confirm both');
    expect(screen.getByText('12 days left to confirm your contacts')).toBeDefined();
  });

  it('follows the reviewer while it is looked at, and forgets everything with the session [SEC-57]', async () => {
    const { documentsGateway, timers, stores, told } = await opened(known());
    await choose('Main page');
    const before = documentsGateway.documents.mock.calls.length;
    await act(async () => {
      await timers.advance(20_000);
    });
    expect(documentsGateway.documents.mock.calls.length).toBe(before + 1);
    await act(async () => {
      stores.session.take(undefined);
      await Promise.resolve();
    });
    expect(stores.documents.uploads.size).toBe(0);
    expect(stores.documents.known).toBeUndefined();
    expect(told[0]!.signal.aborted).toBe(true);
  });
});
