import type { ReactElement } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { BrokenPage } from './broken-page.tsx';
import { LandingDoor } from './landing-door.tsx';
import { Layout } from './layout.tsx';
import { paths } from './paths.ts';
import { RequireAdmin } from './require-admin.tsx';
import { RequireUser } from './require-user.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** One row per screen (spec section 2); each screen's code is loaded when it is first visited. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: BrokenPage,
    children: [
      { path: paths.landing, Component: LandingDoor },
      screen(paths.login, async () => {
        const [{ LoginScreen }] = await Promise.all([
          import('#web/screens/login/login-screen.tsx'),
          whoSignsIn(),
        ]);
        return LoginScreen;
      }),
      screen(paths.signup, async () => {
        const [{ SignupScreen }] = await Promise.all([
          import('#web/screens/signup/signup-screen.tsx'),
          whoSignsIn(),
        ]);
        return SignupScreen;
      }),
      screen(paths.check, async () => (await import('#web/screens/check/check-screen.tsx')).CheckScreen),
      screen(
        paths.contact,
        async () => (await import('#web/screens/contact/contact-screen.tsx')).ContactScreen,
      ),
      screen(paths.resetPassword, async () => {
        const [{ ResetPasswordScreen }] = await Promise.all([
          import('#web/screens/reset-password/reset-password-screen.tsx'),
          whoSignsIn(),
        ]);
        return ResetPasswordScreen;
      }),
      screen(
        paths.verifyAddress,
        async () =>
          (await import('#web/screens/verify-address/verify-address-screen.tsx')).VerifyAddressScreen,
      ),
      screen(
        paths.sandboxOpen,
        async () => (await import('#web/screens/sandbox-open/sandbox-open-screen.tsx')).SandboxOpenScreen,
      ),
      screen(paths.outbox, async () => (await import('#web/screens/outbox/outbox-screen.tsx')).OutboxScreen),
      screen(
        paths.pricing,
        async () => (await import('#web/screens/pricing/pricing-screen.tsx')).PricingScreen,
      ),
      screen(
        paths.privacy,
        async () => (await import('#web/screens/legal/privacy-screen.tsx')).PrivacyScreen,
      ),
      screen(paths.terms, async () => (await import('#web/screens/legal/terms-screen.tsx')).TermsScreen),
      screen(
        paths.imprint,
        async () => (await import('#web/screens/legal/imprint-screen.tsx')).ImprintScreen,
      ),
      screen(
        paths.redeemTrial,
        async () => (await import('#web/screens/redeem-trial/redeem-trial-screen.tsx')).RedeemTrialScreen,
      ),
      screen(
        paths.reviewPattern,
        async () => (await import('#web/screens/review/review-screen.tsx')).ReviewScreen,
      ),
      screen(paths.joinPattern, async () => (await import('#web/screens/join/join-screen.tsx')).JoinScreen),
      {
        Component: RequireUser,
        children: [
          screen(paths.home, async () => (await import('#web/screens/home/home-screen.tsx')).HomeScreen),
          screen(
            paths.chatPattern,
            async () => (await import('#web/screens/chat/chat-screen.tsx')).ChatScreen,
          ),
          screen(paths.runs, async () => (await import('#web/screens/runs/runs-screen.tsx')).RunsScreen),
          screen(paths.runPattern, async () => (await import('#web/screens/runs/run-screen.tsx')).RunScreen),
          screen(
            paths.signOffs,
            async () => (await import('#web/screens/sign-offs/sign-offs-screen.tsx')).SignOffsScreen,
          ),
          screen(
            paths.signOffPattern,
            async () => (await import('#web/screens/sign-offs/sign-off-screen.tsx')).SignOffScreen,
          ),
          screen(
            paths.teamDashboard,
            async () =>
              (await import('#web/screens/team-dashboard/team-dashboard-screen.tsx')).TeamDashboardScreen,
          ),
          screen(
            paths.account,
            async () => (await import('#web/screens/account/account-screen.tsx')).AccountScreen,
          ),
          {
            Component: RequireAdmin,
            children: [
              screen(
                paths.generateTrial,
                async () =>
                  (await import('#web/screens/generate-trial/generate-trial-screen.tsx')).GenerateTrialScreen,
              ),
            ],
          },
        ],
      },
      ...developmentScreens(),
      screen('*', async () => (await import('#web/screens/not-found/not-found-screen.tsx')).NotFoundScreen),
    ],
  },
  // In the sign-in window: no header that leads elsewhere.
  screen(paths.sandboxGoogle, async () => {
    const [{ SandboxGoogleScreen }] = await Promise.all([
      import('#web/screens/sandbox-google/sandbox-google-screen.tsx'),
      whoSignsIn(),
    ]);
    return SandboxGoogleScreen;
  }),
];

/** Where the page came drawn, it may have been scrolled before the app is there, and stays where it is. */
export function createRouter(isDrawn: boolean): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
}

/** Fetches the code of the screen at an address, so that drawing it needs no waiting. Only drawn pages: their paths are fixed. */
export async function loadScreen({ pathname }: { readonly pathname: string }): Promise<void> {
  const route = everyRoute(routes).find(({ path }) => path === pathname);
  if (typeof route?.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

function everyRoute(rows: readonly RouteObject[]): RouteObject[] {
  return rows.flatMap((row) => [row, ...everyRoute(row.children ?? [])]);
}

/** Known before the form is shown, so that nothing of it changes under the hand. Pages drawn at build time know of nobody. */
async function whoSignsIn(): Promise<void> {
  if (import.meta.env.SSR) return;
  const { signInClient } = await import('#web/api/sign-in-client.ts');
  await signInClient().catch(() => undefined);
}

/** The parts of the kit: not in what is served to people (`npm run dev` builds in the mode "development"). */
function developmentScreens(): RouteObject[] {
  if (import.meta.env.MODE === 'production') return [];
  return [screen('/ui', async () => (await import('#web/screens/kit/kit-screen.tsx')).KitScreen)];
}

function screen(path: string, load: () => Promise<() => ReactElement | null>) {
  return {
    path,
    lazy: async () => ({ Component: await load() }),
    HydrateFallback: ScreenSkeleton,
    ErrorBoundary: BrokenPage,
  };
}
