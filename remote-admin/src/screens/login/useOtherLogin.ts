import { useEffect, useEffectEvent, useState } from 'react';
import { useSession, type LoginHere } from '@vibrant-peak/shared/host';

interface Attempt {
  busyWith?: LoginHere;
  isCancelled?: boolean;
  refusal?: string;
}

/**
 * Logs in without username and password, one attempt at a time, and gives the result of the last
 * one.
 * @param withSuggestions also offers these logins among the browser's suggestions, except during a
 * prompt. A refusal ends an offer: the next one begins at once.
 */
export function useOtherLogin(onLoggedIn: () => void, withSuggestions: boolean) {
  const { otherLogins = [] } = useSession();
  const [attempt, setAttempt] = useState<Attempt>({});
  const { busyWith } = attempt;
  const refuse = ({ message }: Error) => setAttempt({ refusal: message });

  const logIn = async (login: LoginHere) => {
    if (busyWith) return;
    setAttempt({ busyWith: login });
    await login.logIn().then((isLoggedIn) => {
      setAttempt({ isCancelled: !isLoggedIn });
      if (isLoggedIn) onLoggedIn();
    }, refuse);
  };

  const suggest = useEffectEvent((signal: AbortSignal) => {
    for (const login of otherLogins)
      if ('suggest' in login)
        void login.suggest?.(signal).then((isLoggedIn) => {
          if (isLoggedIn) onLoggedIn();
        }, refuse);
  });
  useEffect(() => {
    if (!withSuggestions || attempt.busyWith) return;
    const offer = new AbortController();
    suggest(offer.signal);
    return () => offer.abort();
  }, [withSuggestions, attempt]);

  return { ...attempt, logIn };
}
