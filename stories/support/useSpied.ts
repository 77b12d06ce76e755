import { useState } from 'react';

/** The value of a controlled component, kept by the story while its callback is told as usual. */
export const useSpied = <Value>(
  initial: Value,
  onChange: (value: Value) => void,
): readonly [Value, (value: Value) => void] => {
  const [value, setValue] = useState(initial);
  return [
    value,
    (next) => {
      setValue(next);
      onChange(next);
    },
  ];
};
