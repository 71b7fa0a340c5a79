/** Nominal types: a branded string or number cannot be mistaken for another kind of id. */
declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
