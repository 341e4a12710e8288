export const words = {
  or: 'or',
  signIn: (name: string): string => `Sign in with ${name}`,
  signUp: (name: string): string => `Sign up with ${name}`,
  finishing: 'Signing in…',
  open: (name: string): string => `Go on in the window of ${name}. It is gone? Open it again.`,
  failed: (name: string): string => `Failed to login with ${name}. Please try again.`,
  failedTitle: 'Sign in failed',
  blocked: 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  cookies: 'Your browser keeps no cookies for this site. Allow them, then sign in again.',
  notLinked:
    'There is an account with this address and a password, but the address was never confirmed. Choose a new password by “Forgot password?”: that confirms it, and then Google works too.',
} as const;
