import fc from 'fast-check';

/**
 * The examples that properties are tried on, drawn from one seed: two runs of the suites on the same code say the same. New examples
 * are drawn by `PROPERTY_SEED=random` or any other seed; a failure prints the seed with which it comes again.
 */
const usual = 20_261_130;
const asked = process.env['PROPERTY_SEED'];

fc.configureGlobal(asked === 'random' ? {} : { seed: asked === undefined ? usual : Number(asked) });
