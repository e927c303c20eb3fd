import { useCallback, useRef, useState } from 'react';

/**
 * JSON files by their addresses, as they arrive. What is asked for again is fetched once; what fails may be asked for
 * again, and nothing is said: the form goes on with what it has.
 */
export function useFetched<Value>(): [
  values: ReadonlyMap<string, Value>,
  fetchValue: (address: string | undefined) => void,
] {
  const [values, setValues] = useState<ReadonlyMap<string, Value>>(new Map());
  const asked = useRef(new Set<string>());
  const fetchValue = useCallback((address: string | undefined) => {
    if (address === undefined || asked.current.has(address)) return;
    asked.current.add(address);
    void fetch(address)
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const value = (await response.json()) as Value;
        setValues((before) => new Map(before).set(address, value));
      })
      .catch(() => asked.current.delete(address));
  }, []);
  return [values, fetchValue];
}
