interface CounterWays {
  readonly post: (address: string, text: string) => void;
  readonly picture: (address: string) => void;
}

/** AN-15 How counters of others are reached: without cookies and without the address of the page; nobody waits for them, and nobody is told. */
export function counterWays(window: Pick<Window, 'fetch'> & { readonly Image: typeof Image }): CounterWays {
  return {
    post: (address, text) => {
      window
        .fetch(address, {
          method: 'POST',
          mode: 'no-cors',
          keepalive: true,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          body: text,
        })
        .catch(() => undefined);
    },
    picture: (address) => {
      const picture = new window.Image();
      // a picture of another origin that is asked for so is asked for without cookies
      picture.crossOrigin = 'anonymous';
      picture.referrerPolicy = 'no-referrer';
      picture.src = address;
    },
  };
}
