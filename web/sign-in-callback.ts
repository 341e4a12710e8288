import { tellSignIn } from './api/sign-in-channel.ts';

// What the provider sent back is for the page that waits, and stays in no history.
const { search } = location;
history.replaceState(null, '', location.pathname);
tellSignIn(search, () => window.close());
