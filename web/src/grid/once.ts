/** Made once for an object and forgotten with it; whatever else it is made from is taken to go with the object. */
export function once<K extends object, R extends unknown[], V>(make: (key: K, ...rest: R) => V): (key: K, ...rest: R) => V {
  const known = new WeakMap<K, V>();
  return (key, ...rest) => {
    let made = known.get(key);
    if (made === undefined) known.set(key, (made = make(key, ...rest)));
    return made;
  };
}
