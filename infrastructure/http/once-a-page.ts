import { AsyncLocalStorage } from 'node:async_hooks';

/** What the calls of one page have found out, each for the next. */
const found = new AsyncLocalStorage<WeakMap<object, Map<string, unknown>>>();

/** Makes a page: what its calls ask once, they need not ask again. */
export async function asOnePage<Page>(make: () => Promise<Page>): Promise<Page> {
  return found.run(new WeakMap(), make);
}

/** Remembers answers by their keys within a page; outside of one, each is asked anew. */
export function onceAPage<Answer>(ask: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const owner = {};
  return async (key) => {
    const page = found.getStore();
    if (page === undefined) return ask(key);
    const answers = (page.get(owner) as Map<string, Promise<Answer>> | undefined) ?? new Map<string, Promise<Answer>>();
    page.set(owner, answers);
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}
