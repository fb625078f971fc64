"""Talks with a server as a program with Pipecat does: pipecat_client.py ADDRESS KEY [NAME...]. For each case it prints
"ok NAME", or "failed NAME: why". The pipeline has no transport: a question goes in as sound, and the answer comes out."""
import asyncio
import sys
import time
import warnings

warnings.simplefilter("ignore")

import openai
from loguru import logger
from pipecat.adapters.llm.schemas.function_schema import FunctionSchema
from pipecat.adapters.llm.schemas.tools_schema import ToolsSchema
from pipecat.frames.frames import (
    EndFrame, ErrorFrame, InputAudioRawFrame, LLMRunFrame, OutputAudioRawFrame, TTSTextFrame)
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineParams, PipelineWorker
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMContextAggregatorPair
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.services.openai.live.llm import OpenAILiveLLMService
from pipecat.services.openai.realtime.llm import OpenAIRealtimeLLMService
from pipecat.services.openai.responses.llm import OpenAIResponsesLLMSettings
from pipecat.workers.runner import WorkerRunner

logger.remove()
address = sys.argv[1]
key = sys.argv[2]
socket = address.replace("http", "ws", 1)
QUESTION = "what is twelve times seven"
WEATHER = "what is the weather in Lisbon"


class Listener(FrameProcessor):
    def __init__(self):
        super().__init__()
        self.words, self.bytes, self.errors = "", 0, []

    async def process_frame(self, frame, direction):
        await super().process_frame(frame, direction)
        if isinstance(frame, TTSTextFrame):
            self.words += frame.text + " "
        if isinstance(frame, OutputAudioRawFrame) and any(frame.audio):
            self.bytes += len(frame.audio)
        if isinstance(frame, ErrorFrame):
            self.errors.append(frame.error)
        await self.push_frame(frame, direction)


def speech(text):
    client = openai.OpenAI(api_key=key, base_url=address, max_retries=0, timeout=60)
    return client.audio.speech.create(
        model="gpt-4o-mini-tts", voice="marin", input=text, response_format="pcm").read()


async def talk(service, question, word):
    cities = []

    async def weather(parameters):
        cities.append(parameters.arguments["city"])
        await parameters.result_callback("sunny")

    function = FunctionSchema(
        name="get_weather", description="The weather in a city", properties={"city": {"type": "string"}},
        required=["city"], handler=weather)
    context = LLMContext([{"role": "system", "content": "Be brief."}], tools=ToolsSchema(standard_tools=[function]))
    pair, listener = LLMContextAggregatorPair(context), Listener()
    worker = PipelineWorker(
        Pipeline([pair.user(), service, listener, pair.assistant()]), cancel_on_idle_timeout=False, enable_rtvi=False,
        params=PipelineParams(audio_in_sample_rate=24_000, audio_out_sample_rate=24_000))
    began = asyncio.Event()

    @worker.event_handler("on_pipeline_started")
    async def begin(worker, frame):
        began.set()

    sound = bytes(96_000) + await asyncio.to_thread(speech, question)

    async def push():
        nonlocal sound
        await began.wait()
        await worker.queue_frame(LLMRunFrame())
        start, frames = time.monotonic(), 0
        while word not in listener.words.lower() and time.monotonic() < start + 90:
            frame, sound = sound[:960].ljust(960, b"\0"), sound[960:]
            await worker.queue_frame(InputAudioRawFrame(audio=frame, sample_rate=24_000, num_channels=1))
            frames += 1
            await asyncio.sleep(max(0, start + frames * 0.02 - time.monotonic()))
        await worker.queue_frame(EndFrame())

    runner = WorkerRunner()
    await runner.add_workers(worker)
    await asyncio.gather(runner.run(), push())
    assert not listener.errors, listener.errors
    assert word in listener.words.lower(), f"said {listener.words!r}"
    assert listener.bytes >= 4_800, f"{listener.bytes} bytes of sound"
    return cities


def live():
    settings = OpenAIResponsesLLMSettings(model="gpt-6.1-terra")
    return OpenAILiveLLMService(
        api_key=key, base_url=f"{socket}/live/sessions",
        delegation=OpenAILiveLLMService.ResponsesDelegation(settings=settings))


def turns():
    return OpenAIRealtimeLLMService(
        api_key=key, base_url=f"{socket}/realtime",
        settings=OpenAIRealtimeLLMService.Settings(model="gpt-realtime-2.1"))


async def case_live():
    await talk(live(), QUESTION, "84")


async def case_live_tool():
    cities = await talk(live(), WEATHER, "sunny")
    assert cities == ["Lisbon"], cities


async def case_realtime():
    await talk(turns(), QUESTION, "84")


for name in sys.argv[3:] or [name[5:] for name in list(globals()) if name.startswith("case_")]:
    try:
        asyncio.run(globals()[f"case_{name}"]())
        print("ok", name)
    except Exception as error:
        print(f"failed {name}: {type(error).__name__}: {error}"[:600].replace("\n", " "))
print("all cases were tried")
