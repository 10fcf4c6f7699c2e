import { cleanup, configure } from '@testing-library/react';
import { beforeAll } from 'vitest';

// parts of a page are fetched when they are needed, which a busy machine takes its time for
configure({ asyncUtilTimeout: 20_000 });

// files share a document: nothing that one of them drew may stand in the next
beforeAll(() => {
  cleanup();
  document.body.replaceChildren();
});
