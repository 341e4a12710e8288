import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface ToldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What became of it, in place of the form: takes the focus, so that it is read out and the next key goes on from here. */
export function Told({ title, children }: ToldProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-12">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <div className="mt-4 flex flex-col items-start gap-4 text-ink-soft">{children}</div>
    </div>
  );
}
