import { useEffect, useState } from 'react';
import type { SignedIn, Who } from './header-links.tsx';
import { whenIdle } from './when-idle.ts';

/** Who looks at the landing page; nobody until it is known, and where it cannot be asked. */
export function useLandingVisitor(): Who {
  const [found, setFound] = useState<Pick<SignedIn, 'items'> | null>(null);
  const [isSigningOut, setIsSigningOut] = useState(false);
  useEffect(() => {
    let gone = false;
    const stop = whenIdle(() => {
      askWho().then(
        (answer) => gone || setFound(answer),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  if (found === null) return 'nobody';
  const signOut = async (): Promise<void> => {
    setIsSigningOut(true);
    const { signOutHere } = await import('./landing-visitor.ts');
    if (await signOutHere()) setFound(null);
    setIsSigningOut(false);
  };
  return { ...found, isSigningOut, signOut: () => void signOut() };
}

async function askWho() {
  return (await import('./landing-visitor.ts')).findVisitor();
}
