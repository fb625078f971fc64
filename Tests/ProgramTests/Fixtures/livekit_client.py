"""Talks with a server as a program with LiveKit's agents does: livekit_client.py ADDRESS KEY [NAME...]. For each case it
prints "ok NAME", or "failed NAME: why". There is no room and no cloud: the microphone says a question, and the loudspeaker
counts what it is given."""
import asyncio
import sys
import time

import aiohttp
import openai
from livekit import rtc
from livekit.agents import Agent, AgentSession, function_tool
from livekit.agents.voice import io
from livekit.plugins.openai import realtime
from livekit.plugins.openai.realtime.gpt_live_model import GPTLiveModel

address = sys.argv[1]
key = sys.argv[2]
QUESTION = "what is twelve times seven"
WEATHER = "what is the weather in Lisbon"


class Microphone(io.AudioInput):
    def __init__(self):
        super().__init__(label="microphone")
        self.sound, self.due = b"", time.monotonic()

    async def __anext__(self):
        self.due += 0.02
        await asyncio.sleep(max(0, self.due - time.monotonic()))
        frame, self.sound = self.sound[:960].ljust(960, b"\0"), self.sound[960:]
        return rtc.AudioFrame(frame, 24_000, 1, 480)


class Loudspeaker(io.AudioOutput):
    def __init__(self):
        super().__init__(
            label="loudspeaker", capabilities=io.AudioOutputCapabilities(pause=False), sample_rate=24_000)
        self.seconds = self.piece = 0.0

    async def capture_frame(self, frame):
        await super().capture_frame(frame)
        self.seconds += frame.duration
        self.piece += frame.duration

    def flush(self):
        super().flush()
        self.finish(False)

    def clear_buffer(self):
        self.finish(True)

    def finish(self, interrupted):
        if self.piece:
            self.on_playback_finished(playback_position=self.piece, interrupted=interrupted)
        self.piece = 0.0


class Assistant(Agent):
    def __init__(self):
        super().__init__(instructions="Be brief.")
        self.cities = []

    @function_tool
    async def get_weather(self, city: str) -> str:
        """The weather in a city"""
        self.cities.append(city)
        return "sunny"


def speech(text):
    client = openai.OpenAI(api_key=key, base_url=address, max_retries=0, timeout=60)
    return client.audio.speech.create(
        model="gpt-4o-mini-tts", voice="marin", input=text, response_format="pcm").read()


async def talk(make_model, question, word):
    sound = await asyncio.to_thread(speech, question)
    errors = []
    async with aiohttp.ClientSession() as http:
        session, assistant = AgentSession(llm=make_model(http)), Assistant()
        microphone, loudspeaker = Microphone(), Loudspeaker()
        session.input.audio, session.output.audio = microphone, loudspeaker
        session.on("error", errors.append)
        await session.start(assistant)
        microphone.sound = bytes(48_000) + sound

        def words(role):
            said = [item for item in session.history.items if getattr(item, "role", "") == role]
            return " ".join(item.text_content or "" for item in said)

        end = time.monotonic() + 90
        while word not in words("assistant").lower() and time.monotonic() < end:
            await asyncio.sleep(0.1)
        heard, said = words("user"), words("assistant")
        await session.aclose()
    assert not errors, errors
    assert word in said.lower(), f"heard {heard!r}, said {said!r}"
    assert heard.strip(), "the question was not written down"
    assert loudspeaker.seconds > 0.3, f"{loudspeaker.seconds} s of sound"
    return assistant.cities


def live(http):
    return GPTLiveModel(
        api_key=key, base_url=address, http_session=http, responses_options={"model": "gpt-6.1-terra"})


def turns(http):
    return realtime.RealtimeModel(api_key=key, base_url=address, http_session=http, model="gpt-realtime-2.1")


def case_live():
    asyncio.run(talk(live, QUESTION, "84"))


def case_live_tool():
    cities = asyncio.run(talk(live, WEATHER, "sunny"))
    assert cities == ["Lisbon"], cities


def case_realtime():
    asyncio.run(talk(turns, QUESTION, "84"))


for name in sys.argv[3:] or [name[5:] for name in list(globals()) if name.startswith("case_")]:
    try:
        globals()[f"case_{name}"]()
        print("ok", name)
    except Exception as error:
        print(f"failed {name}: {type(error).__name__}: {error}"[:600].replace("\n", " "))
print("all cases were tried")
