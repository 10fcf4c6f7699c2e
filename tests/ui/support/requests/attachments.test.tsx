import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/support/requests/support-screen.tsx';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { AttachedFile } from '../../../../core/support/attached-file.ts';
import type { FilesGateway, SendFileOptions } from '../../../../core/support/files-gateway.ts';
import type { SupportGateway } from '../../../../core/support/requests/support-gateway.ts';
import type { TopicThread } from '../../../../core/support/requests/support-topic.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { jpegOf } from '../../../support/examples/picture-files.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeEach(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('support', 'attachments', 'kit', 'notice-catalogue');
const SENT: AttachedFile = { id: '00000000-0000-4000-8000-000000000001', name: 'bill.jpg', type: 'jpeg', size: 10 };
const THREAD: TopicThread = {
  topic: {
    id: 7,
    kind: 'question',
    subject: 'Corners',
    state: 'answered',
    createdAt: NOW,
    changedAt: NOW,
    isUnseen: false,
  },
  messages: [{ id: 1, author: 'agent', text: 'Because.', at: NOW, files: [SENT] }],
  hasEarlier: false,
};

type Arrived = Awaited<ReturnType<FilesGateway['send']>>;

async function opened(write: SupportGateway['write'] = () => Promise.resolve(ok(THREAD))) {
  const arrivals: ((reply: Arrived) => void)[] = [];
  const told: SendFileOptions[] = [];
  const written = vi.fn<SupportGateway['write']>(write);
  const supportGateway = {
    desk: () => Promise.resolve(fail({ kind: 'network' as const })),
    topics: () => Promise.resolve(ok({ topics: [THREAD.topic], appealsLeft: 3 })),
    thread: () => Promise.resolve(ok(THREAD)),
    begin: () => Promise.resolve(ok(THREAD)),
    write: written,
    end: () => Promise.resolve(ok(THREAD)),
    call: () => Promise.resolve(ok(THREAD)),
    ask: () => Promise.resolve(ok({ id: 7 })),
  } satisfies SupportGateway;
  const filesGateway: FilesGateway = {
    send: (_file, options) => {
      told.push(options);
      return new Promise((resolve) => arrivals.push(resolve));
    },
  };
  const address = '/en/office/support?request=7';
  const page = await playerPage({ userId: 5, address, given: { supportGateway, filesGateway } });
  await page.stores.lazy.ensure(['requests', 'attachments', 'player', 'frame']);
  const { container } = render(
    <page.Wrapper>
      <Texts>
        <Screen />
      </Texts>
    </page.Wrapper>,
  );
  await act(async () => Promise.resolve());
  const choose = async (...files: File[]) => {
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
    await act(async () => new Promise((done) => setTimeout(done, 0)));
  };
  const arrive = async (place: number, reply: Arrived) =>
    act(async () => {
      arrivals[place]!(reply);
      await Promise.resolve();
    });
  return { ...page, choose, arrive, told, written };
}

const picture = (name = 'bill.jpg') => new File([jpegOf()], name);
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
    await Promise.resolve();
  });
const type = (text: string) => fireEvent.change(screen.getByLabelText('Write a reply…'), { target: { value: text } });

describe('the files of a message', () => {
  it('go first, each with its progress, and the message waits for them [UPL-9]', async () => {
    const { choose, arrive, told, written } = await opened();
    type('See');
    await choose(picture());
    act(() => {
      told[0]!.onProgress(0.5);
    });
    expect(screen.getByRole('progressbar', { name: 'Sending bill.jpg' }).getAttribute('value')).toBe('0.5');
    expect(told[0]!.purpose).toBe('support');
    await press('Send');
    expect(written).not.toHaveBeenCalled();
    expect(button('Send').title).toBe('Wait until the files have been sent.');
    await arrive(0, ok(SENT));
    await press('Send');
    expect(written.mock.calls[0]!.slice(0, 2)).toEqual([7, { text: 'See', files: [SENT.id] }]);
    expect(screen.queryByRole('list', { name: 'Files for this message' })).toBeNull();
    expect(screen.getByRole('link', { name: /bill\.jpg/ }).getAttribute('href')).toBe(`/web-api/uploads/${SENT.id}`);
  });

  it('are refused one by one with the reason, sent again or taken away; what was typed stays [UPL-1, UPL-2, UPL-9]', async () => {
    const { choose, arrive, written, told } = await opened();
    type('See');
    const large = new File([new Uint8Array(5_242_881)], 'large.png');
    await choose(new File(['<svg/>'], 'a.svg'), large, picture());
    expect(screen.getAllByRole('alert').map(({ textContent: text }) => text)).toEqual([
      'Only JPG, PNG and PDF are accepted.',
      'The file is larger than 5 MB.',
    ]);
    await arrive(0, fail({ kind: 'refused', status: 422, code: 'broken' }));
    expect(screen.getByText(/The file is damaged/)).toBeDefined();
    await press('Send');
    expect(written).not.toHaveBeenCalled();
    await press('Remove a.svg');
    await press('Remove large.png');
    expect(document.activeElement).toBe(button('Attach a file'));
    await press('Send again: bill.jpg');
    await press('Cancel sending bill.jpg');
    expect(told[1]!.signal.aborted).toBe(true);
    await press('Send');
    expect(written.mock.calls[0]![1]).toEqual({ text: 'See', files: [] });
  });

  it('are five at most, and sent anew where the server has them no more [UPL-9]', async () => {
    const gone = fail({ kind: 'refused', status: 409, code: 'files' } as const);
    const { choose, arrive, written, told } = await opened(() => Promise.resolve(gone));
    type('See');
    await choose(...Array.from({ length: 6 }, (_, place) => picture(`${String(place)}.jpg`)));
    expect(screen.getByText('A message can have 5 files at most.')).toBeDefined();
    expect(told).toHaveLength(5);
    for (const place of [5, 4, 3, 2, 1])
      await press(`${place === 5 ? 'Remove' : 'Cancel sending'} ${String(place)}.jpg`);
    await arrive(0, ok(SENT));
    await press('Send');
    expect(written).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/no longer waiting to be sent/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Write a reply…').value).toBe('See');
    await press('Send again: 0.jpg');
    await arrive(5, ok({ ...SENT, id: '00000000-0000-4000-8000-000000000002' }));
    await press('Send');
    expect(written.mock.calls[1]![1].files).toEqual(['00000000-0000-4000-8000-000000000002']);
    expect(written.mock.calls[1]![2]).toBe(written.mock.calls[0]![2]);
  });

  it('stay with their player [UPL-6]', async () => {
    const { choose, sessions, stores, told } = await opened();
    const stop = stores.attachments.start();
    await choose(picture());
    sessions.userId = 6;
    await act(async () => stores.session.confirm());
    stop();
    expect(told[0]!.signal.aborted).toBe(true);
    expect(screen.queryByText('bill.jpg')).toBeNull();
  });
});
