import { type ComponentProps, type ComponentType, createContext, type ReactElement, useContext } from 'react';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/** What follows a link inside the app: the router where there is one, else the browser. */
export const LinkContext = createContext<ComponentType<AppLinkProps>>(({ to, ...rest }) => (
  <a href={to} {...rest} />
));

/** A link to a page of Paperlark that works with and without the router. */
export function AppLink(props: AppLinkProps): ReactElement {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
