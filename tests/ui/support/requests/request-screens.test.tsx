import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen as AppealScreen } from '#ui/support/requests/appeal-screen.tsx';
import { Screen as IdeaScreen } from '#ui/support/requests/idea-screen.tsx';
import { Screen as ManagerScreen } from '#ui/support/requests/personal-contact-screen.tsx';
import { Screen as SupportScreen } from '#ui/support/requests/support-screen.tsx';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { SupportGateway } from '../../../../core/support/requests/support-gateway.ts';
import type { SupportTopic, TopicThread } from '../../../../core/support/requests/support-topic.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeEach(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('support', 'attachments', 'kit', 'notice-catalogue');
const TOPIC: SupportTopic = {
  id: 7,
  kind: 'question',
  subject: 'Corners',
  state: 'answered',
  createdAt: NOW,
  changedAt: NOW,
  isUnseen: true,
};
const THREAD: TopicThread = {
  topic: TOPIC,
  messages: [
    { id: 1, author: 'player', text: 'Why?', at: NOW, files: [] },
    { id: 2, author: 'robot', text: '', at: NOW, files: [] },
    { id: 3, author: 'agent', text: 'Because.', at: NOW, files: [] },
  ],
  hasEarlier: false,
};

function gateway(topics: readonly SupportTopic[] = [TOPIC]) {
  return {
    desk: vi.fn<SupportGateway['desk']>(() =>
      Promise.resolve(
        ok({ languagesWithoutCallBack: ['ar'], manager: { name: 'Maria Stone', email: 'maria@example.com' } }),
      ),
    ),
    topics: vi.fn<SupportGateway['topics']>(() => Promise.resolve(ok({ topics, appealsLeft: 3 }))),
    thread: vi.fn<SupportGateway['thread']>(() => Promise.resolve(ok(THREAD))),
    begin: vi.fn<SupportGateway['begin']>(() => Promise.resolve(ok(THREAD))),
    write: vi.fn<SupportGateway['write']>(() => Promise.resolve(ok(THREAD))),
    end: vi.fn<SupportGateway['end']>(() => Promise.resolve(ok(THREAD))),
    call: vi.fn<SupportGateway['call']>(() => Promise.resolve(ok(THREAD))),
    ask: vi.fn<SupportGateway['ask']>(() => Promise.resolve(ok({ id: 7 }))),
  } satisfies SupportGateway;
}

async function opened(Screen: ComponentType, address: string, server = gateway()) {
  const page = await playerPage({ userId: 5, address, given: { supportGateway: server } });
  await page.stores.lazy.ensure(['requests', 'player', 'frame']);
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return { ...page, server };
}

const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

describe('the page of support', () => {
  it('shows what was written, with the automatic answer, and who waits for whom [SUP-1, SUP-5]', async () => {
    await opened(SupportScreen, '/en/office/support?request=7');
    expect(screen.getByText('Because.')).toBeDefined();
    expect(screen.getByText(/Request No\. 7 is received/)).toBeDefined();
    expect(screen.getAllByText('Waiting for you')).toHaveLength(2);
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Corners');
  });

  it('brings the messages before what is shown by a press, and keeps them as others come [SUP-14]', async () => {
    const server = gateway();
    const message = (id: number) => ({ id, author: 'player' as const, text: `Word ${id}.`, at: NOW, files: [] });
    server.thread.mockImplementation((_id, before) =>
      Promise.resolve(
        ok({
          topic: TOPIC,
          messages: (before === undefined ? [3, 4] : [1, 2]).map(message),
          hasEarlier: before === undefined,
        }),
      ),
    );
    const { stores } = await opened(SupportScreen, '/en/office/support?request=7', server);
    server.thread.mockResolvedValueOnce(fail({ kind: 'network' }));
    await press('Earlier messages');
    expect(screen.getByRole('alert')).toBeDefined();
    await press('Earlier messages');
    expect(server.thread.mock.lastCall).toEqual([7, 3]);
    expect(screen.getAllByText(/^Word/).map(({ textContent }) => textContent)).toEqual([
      'Word 1.',
      'Word 2.',
      'Word 3.',
      'Word 4.',
    ]);
    expect(screen.getByText('Word 2.').closest('[aria-live]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    await act(async () => stores.requests.refresh());
    expect(screen.getAllByText(/^Word/)).toHaveLength(4);
  });

  it('names in its list what is no question by its kind, and opens it [SUP-13]', async () => {
    const call: SupportTopic = { ...TOPIC, id: 8, kind: 'call-back', subject: 'Ring me' };
    const server = gateway([TOPIC, call]);
    server.thread.mockImplementation(() => Promise.resolve(ok({ ...THREAD, topic: call })));
    await opened(SupportScreen, '/en/office/support?request=8', server);
    const lines = screen.getAllByRole('link', { name: /No\. [78]/ }).map((line) => line.textContent);
    expect(lines.map((line) => line.includes('Call · '))).toEqual([false, true]);
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Ring me');
    expect(screen.getByRole('heading', { name: 'Ring me' })).toBeDefined();
    expect(screen.queryByLabelText('Write a reply…')).toBeNull();
  });

  it('keeps a reply whose answer was lost, and sends it again under the same key; changed, under another [SUP-3, SUP-6]', async () => {
    const server = gateway();
    server.write.mockResolvedValue(fail({ kind: 'network' }));
    await opened(SupportScreen, '/en/office/support?request=7', server);
    const field = screen.getByLabelText('Write a reply…');
    type('Write a reply…', 'And now?');
    await press('Send');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect((field as HTMLTextAreaElement).value).toBe('And now?');
    await act(async () => {
      fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
      await Promise.resolve();
    });
    type('Write a reply…', 'And then?');
    server.write.mockResolvedValue(ok(THREAD));
    await press('Send');
    const calls = server.write.mock.calls;
    expect(calls.map(([id, { text }]) => [id, text])).toEqual([
      [7, 'And now?'],
      [7, 'And now?'],
      [7, 'And then?'],
    ]);
    expect([calls[0]![2] === calls[1]![2], calls[1]![2] === calls[2]![2]]).toEqual([true, false]);
    expect((field as HTMLTextAreaElement).value).toBe('');
  });

  it('begins a question, says what is missing and goes to it [SUP-2]', async () => {
    const { server, address } = await opened(SupportScreen, '/en/office/support');
    await press('Send the question');
    expect(screen.getByText('Write a subject')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('What is it about'));
    type('What is it about', 'Corners');
    type('Tell us what happened', 'Why?');
    await press('Send the question');
    expect(server.begin.mock.calls[0]!.slice(0, 2)).toEqual([
      'question',
      { subject: 'Corners', text: 'Why?', files: [] },
    ]);
    expect(address.now).toBe('/en/office/support?request=7');
  });

  it('orders a call to a number that is one [SUP-8, SO-1]', async () => {
    const { server } = await opened(SupportScreen, '/en/office/support');
    type('Phone', '123');
    await press('Call me then');
    expect(server.call).not.toHaveBeenCalled();
    type('Phone', '+44 20 7946 0000');
    await press('Call me then');
    expect(server.call.mock.calls[0]![0]).toMatchObject({ phone: '+442079460000', subject: 'Bets' });
    expect(screen.getByText(/We will call/)).toBeDefined();
  });
});

describe('the pages beside it', () => {
  it('name the manager, and take ideas [IDE-1]', async () => {
    const { server } = await opened(ManagerScreen, '/en/office/manager');
    expect(screen.getByText('Maria Stone')).toBeDefined();
    expect(server.topics).toHaveBeenCalledWith('manager');
    cleanup();
    const idea = await opened(
      IdeaScreen,
      '/en/office/share-idea',
      gateway([{ ...TOPIC, kind: 'idea', state: 'refused' }]),
    );
    expect(idea.server.topics).toHaveBeenCalledWith('idea');
    expect(screen.getByText('Refused')).toBeDefined();
  });

  it('let the banned appeal while none is open, and show the answer [APL-1, APL-2, APL-3]', async () => {
    const refused: SupportTopic = { ...TOPIC, kind: 'appeal', state: 'refused' };
    const { server } = await opened(AppealScreen, '/en/block-appeal-history', gateway([refused]));
    expect(screen.getByText('2 of 3 left in 30 days')).toBeDefined();
    await press('Appeal No. 7 in full');
    expect(screen.getByText('Because.')).toBeDefined();
    await press('Send the appeal');
    expect(server.begin).not.toHaveBeenCalled();
    const subject = screen.getByRole('combobox', {
      name: 'What you do not agree with',
      description: 'Choose a reason',
    });
    fireEvent.change(subject, { target: { value: 'This is my only account' } });
    type('Explain in your own words', 'It was not me');
    await press('Send the appeal');
    expect(server.begin.mock.calls[0]!.slice(0, 2)).toEqual([
      'appeal',
      { subject: 'This is my only account', text: 'It was not me', files: [] },
    ]);
    cleanup();
    await opened(AppealScreen, '/en/block-appeal-history', gateway([{ ...refused, state: 'open' }]));
    expect(screen.getByText(/One appeal is under review/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send the appeal' })).toBeNull();
  });
});
