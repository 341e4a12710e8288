import { type ReactElement, useEffect, useId, useState } from 'react';
import { type DeviceModelState, deviceModelState } from '#web/features/writer/prompt-api.ts';
import { words } from './words.ts';

interface DeviceChoiceProps {
  readonly chosen: boolean;
  readonly onChange: (chosen: boolean) => void;
}

/** Offered where the browser has a model of its own; nothing is downloaded before somebody generates with it. */
export function DeviceChoice({ chosen, onChange }: DeviceChoiceProps): ReactElement | null {
  const state = useDeviceModel();
  const hintId = useId();
  if (state === 'unavailable') return null;
  return (
    <div className="-mt-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-sky"
          checked={chosen}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {words.onDevice.label}
      </label>
      <p id={hintId} className="text-sm text-ink-soft">
        {words.onDevice.hint} {state === 'available' ? '' : words.onDevice.download}
      </p>
    </div>
  );
}

function useDeviceModel(): DeviceModelState {
  const [state, setState] = useState<DeviceModelState>('unavailable');
  useEffect(() => {
    let gone = false;
    void deviceModelState().then((found) => gone || setState(found));
    return () => {
      gone = true;
    };
  }, []);
  return state;
}
