// A stand-in of a model service on loopback, for development and browser tests: node tools/model-server.ts [port].
// GENERATOR=openai-compatible LLM_BASE_URL=http://127.0.0.1:4400/v1 LLM_MODEL=stand-in npm start writes with it.
// POST /control/next {"does":"answer","manner":"exaggerates"} says what the next request gets; /control/release lets a
// waiting one go on; /control/log tells what was seen. See testing/model-server/behaviours.ts.
import { ModelServer } from '#testing/model-server/model-server.ts';

const address = await new ModelServer().listen(Number(process.argv[2] ?? 4400));
console.log(`The stand-in of a model service is at ${address}`);
