export const API_PREFIXES = [
  '/web-api/*',
  '/bff-api/*',
  '/debugger-api/*',
  '/redirects-api/*',
  '/blocks-api/*',
  '/third-party/*',
  '/captcha/*',
  '/limit-service-api/*',
  '/fatman-api/*',
];
