/** How many requests may come at once, and how many a second after those. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Counts requests by who sends them: a bucket of tokens each, which fills up again with time. */
export function createRates(now: () => Date) {
  const buckets = new Map<string, { left: number; at: number }>();
  return (who: string, { burst, perSecond }: Rate): number => {
    const at = now().getTime();
    if (buckets.size > 10_000) {
      for (const [name, bucket] of buckets)
        if ((at - bucket.at) * perSecond > burst * 1000) buckets.delete(name);
    }
    const bucket = buckets.get(who) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    buckets.set(who, { left: Math.max(0, left - 1), at });
    return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);
  };
}
