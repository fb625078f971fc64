import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `What the protocols learned in 2026 is typed, and comes out as it went in` {
    @Test func `a Realtime session has an effort, parallel calls and a strength of noise reduction`() throws {
        let json: JSONValue = [
            "type": "session.update",
            "session": [
                "type": "realtime", "reasoning": ["effort": "xhigh"], "parallel_tool_calls": true,
                "max_output_tokens": 32_000,
                "audio": ["input": ["noise_reduction": ["type": "far_field", "strength": 0.5]]],
            ],
        ]

        let event = try ClientEvent(json)

        guard case .sessionUpdate(let update) = event else { throw CancellationError() }
        #expect(update.session.reasoningEffort == "xhigh")
        #expect(update.session.parallelToolCalls == true)
        #expect(update.session.maxOutputTokens == .limited(32_000))
        #expect(update.session.audio?.input?.noiseReduction?.value?.strength == 0.5)
        #expect(event.json == json)
    }

    @Test func `one answer may think more`() throws {
        let json: JSONValue = [
            "type": "response.create",
            "response": ["reasoning": ["effort": "minimal"], "parallel_tool_calls": false],
        ]

        var parameters = ResponseCreateParameters(parallelToolCalls: false)
        parameters.reasoningEffort = "minimal"

        #expect(ClientEvent.responseCreate(ResponseCreate(response: parameters)).json == json)
        parameters.reasoningEffort = nil
        #expect(parameters.reasoning == nil)
    }

    @Test(arguments: ["commentary", "final_answer"]) func `a message has a phase`(phase: String) throws {
        let json: JSONValue = [
            "type": "message", "id": "item_1", "role": "assistant", "status": "completed", "phase": .string(phase),
            "content": [["type": "output_audio", "transcript": "Let me check."]],
        ]

        guard case .message(let spoken) = try ConversationItem(json) else { throw CancellationError() }
        #expect(spoken.phase == phase)
        #expect(ConversationItem.message(spoken).json == json)

        let written: JSONValue = [
            "type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "phase": .string(phase),
            "content": [["type": "output_text", "text": "Let me check.", "annotations": []]],
        ]
        guard case .message(let message) = try ResponsesItem(written) else { throw CancellationError() }
        #expect(message.phase == phase)
        #expect(ResponsesItem.message(message).json == written)
    }

    @Test func `transcription has languages, keywords and a delay`() throws {
        let json: JSONValue = [
            "model": "gpt-live-transcribe", "languages": ["en", "de"], "keywords": ["echo-tui"], "delay": "low",
        ]

        let transcription = try Transcription(json)

        #expect(transcription.languages == ["en", "de"])
        #expect(transcription.keywords == ["echo-tui"])
        #expect(transcription.delay == "low")
        #expect(transcription.json == json)
    }

    @Test func `a picture may be sent on each of the three ways`() throws {
        let url = "data:image/png;base64,AA=="
        let realtime: JSONValue = ["type": "input_image", "image_url": .string(url), "detail": "low"]
        let chat: JSONValue = ["type": "image_url", "image_url": ["url": .string(url), "detail": "low"]]

        let image = ImageContent(imageURL: url, detail: "low")
        #expect(ContentPart.inputImage(image).json == realtime)
        #expect(ResponsesPart.inputImage(image).json == realtime)
        #expect(ChatPart.imageURL(ChatImageURL(url: url, detail: "low")).json == chat)
    }

    @Test func `a request of Responses says how to think, search, remember and shorten`() async throws {
        let json: JSONValue = [
            "model": "gpt-6.1-terra", "input": "What is new?", "stream": true,
            "reasoning": ["effort": "max", "summary": "auto", "mode": "pro", "context": "all_turns"],
            "text": ["verbosity": "low"], "service_tier": "flex",
            "tools": [
                [
                    "type": "web_search", "search_context_size": "low", "external_web_access": false,
                    "filters": ["allowed_domains": ["example.org"]],
                    "user_location": ["type": "approximate", "city": "Oslo", "country": "NO"],
                ]
            ],
            "context_management": [["type": "compaction", "compact_threshold": 200_000]],
            "prompt_cache_key": "k", "prompt_cache_options": ["mode": "implicit", "ttl": "30m"],
        ]

        let request = try ResponsesRequest(json)

        #expect(request.reasoning?.mode == "pro")
        #expect(request.reasoning?.context == "all_turns")
        #expect(request.contextManagement?.first?.compactThreshold == 200_000)
        #expect(request.promptCacheOptions?.ttl == "30m")
        guard case .webSearch(let search)? = request.tools?.first else { throw CancellationError() }
        #expect(search.filters?.allowedDomains == ["example.org"])
        #expect(search.userLocation?.city == "Oslo")
        #expect(search.externalWebAccess == false)
        #expect(request.extra == [:])
        #expect(request.json == json)
        #expect(try await WireCheck.failures(in: [WireLine(.client, json)], of: .responses) == [])
    }

    @Test(
        arguments: [
            [
                "type": "web_search_call", "id": "ws_1", "status": "completed",
                "action": ["type": "search", "query": "echo", "queries": ["echo", "tui"]],
            ],
            ["type": "compaction", "id": "cmp_1", "encrypted_content": "sealed"],
            ["type": "configuration_update", "id": "cu_1", "reasoning": ["effort": "high"]],
        ] as [JSONValue])
    func `an item of a newer kind is known`(json: JSONValue) throws {
        let item = try ResponsesItem(json)

        if case .unknown = item { Issue.record("not known") }
        #expect(item.id == json["id"]?.string)
        #expect(item.json == json)
        if case .webSearchCall(let call) = item { #expect(call.queries == ["echo", "tui"]) }
    }

    @Test func `a cited page is found, whichever way it is written`() throws {
        let flat: JSONValue = [
            "type": "url_citation", "url": "https://example.org", "title": "E", "start_index": 1, "end_index": 4,
        ]
        let nested: JSONValue = [
            "type": "url_citation",
            "url_citation": ["url": "https://example.org", "title": "E", "start_index": 1, "end_index": 4],
        ]
        let citation = URLCitation(url: "https://example.org", title: "E", startIndex: 1, endIndex: 4)

        #expect(ResponsesOutputText(text: "", annotations: [flat, ["type": "file_path"]]).urlCitations == [citation])
        #expect(ChatMessage(role: "assistant", annotations: [nested]).urlCitations == [citation])
        let added = ResponsesAnnotationAdded(
            itemID: "m", outputIndex: 0, contentIndex: 0, annotationIndex: 0, annotation: flat)
        #expect(added.urlCitation == citation)
    }

    @Test func `a model tells when it goes`() throws {
        let json: JSONValue = [
            "id": "gpt-5", "object": "model", "created": 1, "owned_by": "system", "shutdown_date": "2026-12-11",
            "context": 400_000,
        ]

        let model = try ModelObject(json)

        #expect(model.shutdownDate == "2026-12-11")
        #expect(model.extra == ["context": 400_000])
        #expect(model.json == json)
        let lasting: JSONValue = ["id": "gpt-6-luna", "shutdown_date": .null]
        #expect(try ModelObject(lasting).shutdownDate == nil)
        #expect(try ModelObject(lasting).json == lasting)
    }

    @Test func `usage tells what was written into the cache and what was thought`() throws {
        let json: JSONValue = [
            "input_tokens": 10, "input_tokens_details": ["cached_tokens": 4, "cache_write_tokens": 6],
            "output_tokens": 5, "output_tokens_details": ["reasoning_tokens": 3], "total_tokens": 15,
        ]

        let usage = try ResponsesUsage(json)

        #expect(usage.inputTokensDetails?.cacheWriteTokens == 6)
        #expect(usage.outputTokensDetails?.reasoningTokens == 3)
        #expect(usage.json == json)
    }

    @Test(
        arguments: [
            [
                "type": "response.steer.accepted", "sequence_number": 4,
                "steer": ["id": "steer_1", "previous_response_id": "resp_1"],
            ],
            [
                "type": "response.steer.pending", "sequence_number": 4, "reason": "waiting_for_required_input",
                "steer": ["id": "steer_1", "previous_response_id": "resp_1"],
                "required_input": [["type": "function_call_output", "call_id": "call_1", "name": "look"]],
            ],
            [
                "type": "response.steer.failed", "sequence_number": 4,
                "steer": ["previous_response_id": "resp_1", "input": "Shorter."],
                "error": [
                    "type": "invalid_request_error", "code": "response_not_active", "message": "It is over.",
                ],
            ],
        ] as [JSONValue])
    func `what becomes of steering is known`(json: JSONValue) async throws {
        let event = try ResponsesStreamEvent(json)

        #expect(event.type == json["type"]?.string)
        #expect(event.sequenceNumber == 4)
        #expect(!event.endsStream)
        #expect(event.json == json)
        #expect(try await WireCheck.failures(in: [WireLine(.server, json)], of: .responses, sequence: false) == [])
        if case .unknown = event { Issue.record("not known") }
        if case .steerPending(let pending) = event { #expect(pending.requiredInput?.map(\.name) == ["look"]) }
    }

    @Test func `a message on a WebSocket has the request's fields, a lane, and no stream`() async throws {
        let message = ResponsesCreateMessage(
            request: ResponsesRequest(model: "gpt-6-luna", input: "Hi.", stream: true), streamID: "a", generate: false)
        let steer = ResponsesSteer(previousResponseID: "resp_1", input: "Shorter.")

        #expect(
            message.event == [
                "type": "response.create", "model": "gpt-6-luna", "input": "Hi.", "stream_id": "a", "generate": false,
            ])
        #expect(
            steer.event == ["type": "response.steer", "previous_response_id": "resp_1", "input": "Shorter."])
        let lines = [WireLine(.client, message.event), WireLine(.client, steer.event)]
        #expect(try await WireCheck.failures(in: lines, of: .responses, sequence: false) == [])
    }

    @Test func `an error on a WebSocket is nested, and names its lane`() throws {
        let json: JSONValue = [
            "type": "error", "status": 400, "stream_id": "a",
            "error": [
                "type": "invalid_request_error", "code": "previous_response_not_found", "message": "Gone.",
                "param": "previous_response_id", "headers": ["x-request-id": "r"],
            ],
        ]

        let event = try ResponsesStreamEvent(json)

        guard case .error(let error) = event else { throw CancellationError() }
        #expect(error.detail.code == "previous_response_not_found")
        #expect(event.streamID == "a")
        #expect(event.json == json)
    }
}
