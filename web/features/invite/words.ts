export const words = {
  lead: 'Sign in or create an account with the address that was invited, and you join the team.',
} as const;
