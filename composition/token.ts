import type { ContainerModuleLoadOptions } from 'inversify';

declare const provides: unique symbol;

/** A name in the container that knows what stands behind it. */
export type Token<Provided> = symbol & { readonly [provides]: Provided };

export function token<Provided>(name: string): Token<Provided> {
  return Symbol(name) as Token<Provided>;
}

type TokensOf<Needs extends readonly unknown[]> = { readonly [Place in keyof Needs]: Token<Needs[Place]> };

/** One instance a container, made by a function of other tokens; the compiler checks their order and types. */
export function single<Provided, Needs extends readonly unknown[]>(
  options: ContainerModuleLoadOptions,
  name: Token<Provided>,
  make: (...needs: Needs) => Provided,
  needs: TokensOf<Needs>,
): void {
  options
    .bind<Provided>(name)
    .toResolvedValue(make as unknown as (...given: unknown[]) => Provided, [...needs])
    .inSingletonScope();
}

export function constant<Provided>(options: ContainerModuleLoadOptions, name: Token<Provided>, value: Provided): void {
  options.bind<Provided>(name).toConstantValue(value);
}
