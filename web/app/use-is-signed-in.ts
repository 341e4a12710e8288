import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether someone is signed in; false until it is known, and where it cannot be asked. */
export function useIsSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => {
    let gone = false;
    const stop = whenIdle(() => {
      ask().then(
        (answer) => gone || setSignedIn(answer),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return signedIn;
}

async function ask(): Promise<boolean> {
  const { api } = await import('#web/api/api.ts');
  const { user } = await api.call('getCurrentUser');
  return user !== null;
}
