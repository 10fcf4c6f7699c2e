import { configure } from '@testing-library/react';

// parts of a page are fetched when they are needed, which a busy machine takes its time for
configure({ asyncUtilTimeout: 20_000 });
