import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { words } from './words.ts';

interface FactEditorProps {
  readonly label: string;
  readonly hint: string;
  /** What is in it. */
  readonly text: string;
  readonly onType: (text: string) => void;
  /** True where nothing was typed yet: then typing replaces it. */
  readonly untouched: boolean;
  readonly longest: number;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
  /** Null where the posts cannot do without it. */
  readonly onLeaveOut: (() => void) | null;
}

/** One fact in the person's own words. Enter takes it, Escape leaves it. */
export function FactEditor(props: FactEditorProps): ReactElement {
  const { text } = props;
  const first = useRef(props.untouched);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    if (first.current) area.current?.select();
    else area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  const save = (): void => (text.trim() === '' ? props.onCancel() : props.onSave(text.trim()));
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') props.onCancel();
    else if (event.key === 'Enter' && !event.shiftKey) save();
    else return;
    event.preventDefault();
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={props.label} hint={props.hint}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            minRows={1}
            maxRows={8}
            maxLength={props.longest}
            className="font-serif text-lg"
            value={text}
            onChange={(event) => props.onType(event.target.value.replaceAll('\n', ' '))}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={text.trim() === ''} onClick={save}>
          {words.save}
        </Button>
        <Button variant="outline" size="sm" onClick={props.onCancel}>
          {words.cancel}
        </Button>
        {props.onLeaveOut !== null && (
          <Button variant="ghost" size="sm" onClick={props.onLeaveOut}>
            {words.leaveOut}
          </Button>
        )}
      </div>
    </div>
  );
}
