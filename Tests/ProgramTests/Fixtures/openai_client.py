"""Asks a server what a program with OpenAI's package would: openai_client.py ADDRESS KEY [NAME...]. For each case it prints
"ok NAME", or "failed NAME: why". Each case is a function below whose name begins with "case_"."""
import asyncio
import base64
import sys
import time

import openai

address = sys.argv[1]
key = sys.argv[2]
client = openai.OpenAI(api_key=key, base_url=address, max_retries=0, timeout=60)
QUESTION = "what is twelve times seven"


def check(holds, what):
    if not holds:
        raise AssertionError(what)


def case_models():
    models = {model.id: model for model in client.models.list()}
    for name in ["gpt-realtime-2.1", "gpt-6.1-terra", "gpt-6-luna", "gpt-transcribe", "gpt-5", "gpt-realtime"]:
        check(name in models, f"{name} is not offered")
    days = {name: str(model.to_dict().get("shutdown_date")) for name, model in models.items()}
    check(days["gpt-5"] == "2026-12-11", f"gpt-5: {days['gpt-5']}")
    check(days["gpt-6.1-terra"] == "None", f"gpt-6.1-terra: {days['gpt-6.1-terra']}")
    check(client.models.retrieve("gpt-6-luna").id == "gpt-6-luna", "one alone")


def case_responses():
    answer = client.responses.create(
        model="gpt-6.1-terra", input=QUESTION, reasoning={"effort": "low", "summary": "auto"},
        text={"verbosity": "low"}, service_tier="auto")
    check("84" in answer.output_text, answer.output_text)
    check(answer.reasoning.effort == "low", answer.reasoning)
    check(answer.usage.total_tokens > 0, answer.usage)
    check(answer.service_tier == "default", answer.service_tier)
    phases = [item.phase for item in answer.output if item.type == "message"]
    check(phases == ["final_answer"], phases)


def case_responses_stream():
    with client.responses.stream(model="gpt-6-luna", input=QUESTION, reasoning={"effort": "low", "summary": "auto"}) as stream:
        types = [event.type for event in stream]
        answer = stream.get_final_response()
    check(types[0] == "response.created" and types[-1] == "response.completed", types)
    check("response.reasoning_summary_text.delta" in types, types)
    check("response.output_text.delta" in types, types)
    check("84" in answer.output_text, answer.output_text)


def case_responses_tools():
    tools = [{
        "type": "function", "name": "get_weather", "description": "The weather in a city",
        "parameters": {
            "type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"],
            "additionalProperties": False},
        "strict": True}]
    first = client.responses.create(model="gpt-6.1-terra", input="what is the weather in Lisbon?", tools=tools)
    calls = [item for item in first.output if item.type == "function_call"]
    check(len(calls) == 1 and "Lisbon" in calls[0].arguments, first.output)
    second = client.responses.create(
        model="gpt-6.1-terra", tools=tools, previous_response_id=first.id,
        input=[{"type": "function_call_output", "call_id": calls[0].call_id, "output": '{"sky": "sunny"}'}])
    check(second.output_text != "", second.output)


def case_refusals():
    def refused(kind, parameter=None, **fields):
        try:
            client.responses.create(input=QUESTION, **fields)
        except kind as error:
            check(parameter is None or error.param == parameter, f"{error.param} for {parameter}")
            return error
        raise AssertionError(f"not refused: {fields}")

    refused(openai.BadRequestError, "reasoning.effort", model="gpt-6.2-sol", reasoning={"effort": "none"})
    refused(openai.BadRequestError, "temperature", model="gpt-6.1-terra", temperature=0.5, reasoning={"effort": "low"})
    error = refused(openai.APIStatusError, model="gpt-nobody")
    check(error.code == "model_not_found", error.code)


def case_chat():
    answer = client.chat.completions.create(
        model="gpt-6-luna", messages=[{"role": "user", "content": QUESTION}], reasoning_effort="low")
    check("84" in answer.choices[0].message.content, answer.choices)
    chunks = list(client.chat.completions.create(
        model="gpt-6-luna", messages=[{"role": "user", "content": QUESTION}], stream=True,
        stream_options={"include_usage": True}))
    text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
    check("84" in text, text)
    check(chunks[-1].usage.total_tokens > 0, chunks[-1])


def case_embeddings():
    vectors = client.embeddings.create(model="text-embedding-3-small", input=["cat", "kitten"], dimensions=64)
    check([len(one.embedding) for one in vectors.data] == [64, 64], "lengths")


def case_speech_and_transcription():
    sound = client.audio.speech.create(model="gpt-4o-mini-tts", voice="marin", input="seven", response_format="wav")
    data = sound.read()
    check(data[:4] == b"RIFF", data[:4])
    text = client.audio.transcriptions.create(model="gpt-transcribe", file=("seven.wav", data)).text
    check("seven" in text.lower(), text)


def case_realtime():
    async def talk():
        asynchronous = openai.AsyncOpenAI(api_key=key, base_url=address)
        async with asynchronous.realtime.connect(model="gpt-realtime-2.1") as connection:
            await connection.session.update(session={
                "type": "realtime", "output_modalities": ["text"], "reasoning": {"effort": "low"},
                "parallel_tool_calls": True, "max_output_tokens": "inf",
                "audio": {"input": {
                    "transcription": {"model": "gpt-transcribe", "languages": ["en"], "keywords": ["echo-tui"]},
                    "noise_reduction": {"type": "near_field", "strength": 0.5}}}})
            await connection.conversation.item.create(item={
                "type": "message", "role": "user", "content": [{"type": "input_text", "text": QUESTION}]})
            await connection.response.create()
            types, text = [], ""
            async for event in connection:
                types.append(event.type)
                if event.type == "error":
                    raise AssertionError(event.error)
                if event.type == "session.updated":
                    check(event.session.reasoning.effort == "low", event.session)
                if event.type == "response.output_text.delta":
                    text += event.delta
                if event.type == "response.done":
                    check(event.response.status == "completed", event.response)
                    break
            check("session.updated" in types, types)
            check("84" in text, text)

    asyncio.run(talk())


WEATHER = {
    "type": "function", "name": "get_weather", "description": "The weather in a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}}


class LiveTalk:
    """Says a question in full duplex, and listens until the answer holds a word. Sound goes at the pace of recording."""

    def __init__(self, session, question, word):
        self.session, self.word, self.types, self.said = session, word, [], ""
        speech = client.audio.speech.create(
            model="gpt-4o-mini-tts", voice="marin", input=question, response_format="pcm").read()
        self.sound = bytes(48_000) + speech

    async def follow(self, connection, event):
        """What else is to be done."""

    async def pump(self, connection):
        start, frames = time.monotonic(), 0
        while True:
            frame, self.sound = self.sound[:960].ljust(960, b"\0"), self.sound[960:]
            await connection.send({
                "type": "session.input_audio.append", "audio": base64.b64encode(frame).decode()})
            frames += 1
            await asyncio.sleep(max(0, start + frames * 0.02 - time.monotonic()))

    async def listen(self, connection):
        async for event in connection:
            self.types.append(event.type)
            check(event.type != "error", event)
            if event.type == "session.output_transcript.delta":
                self.said += event.delta
            if event.type == "session.closed":
                return check(event.reason == "close_requested" and event.usage.seconds > 1, event)
            await self.follow(connection, event)
            if self.word in self.said.lower():
                self.word = "\0"
                await connection.send({"type": "session.close", "event_id": "bye"})

    async def talk(self):
        asynchronous = openai.AsyncOpenAI(api_key=key, base_url=address)
        async with asynchronous.live.connect() as connection:
            await connection.send({"type": "session.start", "event_id": "start", "session": self.session})
            started = await connection.recv()
            check(started.type == "session.started", started)
            check(started.session.model == self.session["model"], started.session)
            pump = asyncio.create_task(self.pump(connection))
            try:
                await asyncio.wait_for(self.listen(connection), 90)
            finally:
                pump.cancel()
        check("session.input_transcript.delta" in self.types, self.types)
        check("session.output_audio.delta" in self.types, self.types)


def case_live():
    asyncio.run(LiveTalk({"model": "gpt-live-1.1"}, QUESTION, "84").talk())


def case_live_client_delegation():
    class Talk(LiveTalk):
        async def follow(self, connection, event):
            if event.type == "session.delegation.created":
                await connection.send({
                    "type": "session.commentary.append", "event_id": "result", "delegation_id": event.delegation.id,
                    "content": "All tests passed."})

    talk = Talk({"model": "gpt-live-1"}, "please look at the build and tell me what failed", "passed")
    asyncio.run(talk.talk())
    check("session.commentary.appended" in talk.types, talk.types)


def case_live_responses_delegation():
    class Talk(LiveTalk):
        outputs = 0

        async def follow(self, connection, event):
            if event.type != "response.event":
                return
            nested = event.event if isinstance(event.event, dict) else event.event.to_dict()
            item = nested.get("item", {})
            if nested["type"] == "response.output_item.done" and item["type"] == "function_call":
                self.outputs += 1
                await connection.send({"type": "response.item.create", "item": {
                    "type": "function_call_output", "call_id": item["call_id"], "output": "sunny"}})
            if nested["type"] == "response.completed" and self.outputs == 1:
                self.outputs += 1
                await connection.send({"type": "response.create"})

    responses = {"model": "gpt-6.1-terra", "tools": [WEATHER]}
    session = {"model": "gpt-live-1.1", "delegation": {"type": "responses", "responses": responses}}
    asyncio.run(Talk(session, "what is the weather in Lisbon", "sunny").talk())


def case_live_refusals():
    async def refused(session):
        asynchronous = openai.AsyncOpenAI(api_key=key, base_url=address)
        async with asynchronous.live.connect() as connection:
            await connection.send({"type": "session.start", "event_id": "start", "session": session})
            event = await connection.recv()
            check(event.type == "error" and event.error.client_event_id == "start", event)
            return event.error

    error = asyncio.run(refused({"model": "gpt-live-1.1", "audio": {"output": {"voice": "nova"}}}))
    check(error.code == "forbidden", error)
    error = asyncio.run(refused({"model": "gpt-live-1.1", "temperature": 0.5}))
    check(error.code == "unknown_parameter" and "temperature" in error.param, error)


names = sys.argv[3:] or [name[5:] for name in list(globals()) if name.startswith("case_")]
for name in names:
    try:
        globals()[f"case_{name}"]()
        print("ok", name)
    except Exception as error:
        print(f"failed {name}: {type(error).__name__}: {error}"[:600].replace("\n", " "))
print("all cases were tried")
