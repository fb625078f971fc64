import EchoWire
import Testing

@testable import Echo

@Suite struct `The user talks to a server that refuses something of the session` {
    private func tools(_ count: Int) -> [ToolDefinition] {
        (0..<count).map { .function(FunctionTool(name: "tool\($0)", description: "Does it.")) }
    }

    private func greeted(_ model: String = "gpt-realtime") throws -> SessionScript {
        var script = SessionScript(model: model)
        script.user(.connect)
        script.fact(.connected(nil))
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"s"}}"#)
        return script
    }

    private func updated(_ script: inout SessionScript) throws {
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"s"}}"#)
    }

    private func last(_ script: SessionScript) throws -> String {
        try #require(script.sent.last?.json["event_id"]?.string)
    }

    private func left(_ script: SessionScript) -> [LeftOutOption] {
        script.events.compactMap { if case .optionLeftOut(let left) = $0 { left } else { nil } }
    }

    private static let unknown: [(String?, String, String?)] = [
        ("unknown_parameter", "Unknown parameter: 'session.truncation'.", "session.truncation"),
        ("invalid_request_error", "Unknown parameter: 'session.truncation'.", nil),
        (nil, "truncation is not supported", "session.truncation"), ("unsupported_parameter", "No.", "truncation"),
    ]

    @Test(arguments: unknown)
    func `a field that it does not know is left out, the rest holds, and it is said once`(
        code: String?, message: String, field: String?
    ) throws {
        var script = try greeted()
        try script.refuse(code, message, field: field, event: try last(script))

        #expect(script.told.count == 2)
        #expect(script.told.last?["truncation"] == nil)
        #expect(script.told.last?["output_modalities"] != nil)
        try updated(&script)
        #expect(script.session.connection.phase == .ready)
        #expect(left(script).map(\.option) == [.field("truncation")])
        #expect(script.actions.contains(.remember(.field("truncation"), limit: nil)))
        #expect(script.errors.isEmpty)

        script.forget()
        var settings = script.session.settings
        settings.speed = 1.2
        script.user(.update(settings, id: "event_x"))
        #expect(script.told.last?["truncation"] == nil)
        #expect(left(script).isEmpty)
    }

    @Test func `what it refused before is not asked for, nor told`() throws {
        var script = SessionScript()
        script.session.refused.insert(.field("truncation"))
        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)
        #expect(script.told.count == 1)
        #expect(script.told.last?["truncation"] == nil)
        #expect(left(script).isEmpty)
    }

    private static let values: [(String, String, String)] = [
        ("Supported values are: 'af_heart'.", "session.audio.output.voice", "audio.output.voice"),
        ("Invalid value: 'semantic_vad'.", "session.audio.input.turn_detection.type", "audio.input.turn_detection"),
        ("No such model.", "session.audio.input.transcription.model", "audio.input.transcription"),
    ]

    @Test(arguments: values)
    func `a value that it does not take is left out when the session begins, and it is said once`(
        message: String, field: String, place: String
    ) throws {
        var script = try greeted()
        script.session.replacements.transcribers = ModelSuccession.most
        try script.refuse("invalid_value", message, field: field, event: try last(script))

        #expect(script.told.count == 2)
        let told = try #require(script.told.last)
        #expect(!SessionFields.has(place, in: told))
        #expect(script.told.last?["audio"]?["output"]?["format"] != nil)
        try updated(&script)
        #expect(script.session.connection.phase == .ready)
        #expect(left(script).map(\.option) == [.field(place)])
        #expect(script.actions.contains(.remember(.field(place), limit: nil)))
        #expect(script.errors.isEmpty)
    }

    @Test func `another value of what it refused is asked for, also in the next connection`() throws {
        var script = try greeted()
        try script.refuse("invalid_value", "No.", field: "session.audio.output.voice", event: try last(script))
        try updated(&script)
        var settings = script.session.settings
        settings.voice = "cedar"
        script.user(.update(settings, id: "event_x"))
        #expect(script.told.last?["audio"]?["output"]?["voice"] == "cedar")

        var refused = Refused()
        refused.insert(.field("audio.output.voice"))
        script.session.know(refused)
        #expect(script.session.sessionObject.json["audio"]?["output"]?["voice"] == "cedar")
    }

    @Test func `instructions that it does not take keep the session from being made`() throws {
        var script = try greeted()
        script.session.settings.instructions = "Be brief."
        try script.refuse("invalid_value", "Too rude.", field: "session.instructions", event: try last(script))

        let error = EchoError.server(code: "invalid_value", message: "Too rude.", parameter: "session.instructions")
        #expect(script.actions.contains(.failToConnect(error)))
    }

    @Test func `a setting can be changed although another field is refused each time`() throws {
        var script = try SessionScript.ready()
        var settings = script.session.settings
        settings.speed = 1.2
        script.user(.update(settings, id: "event_x"))

        try script.refuse("invalid_value", "No.", field: "session.truncation", event: "event_x")

        #expect(script.session.settings.speed == 1.2)
        #expect(script.told.last?["truncation"] == nil)
        #expect(script.told.last?["audio"]?["output"]?["speed"]?.number == 1.2)
        try updated(&script)
        #expect(script.actions.contains(.settle("event_x", nil)))
    }

    @Test func `a setting can be changed although it refuses the whole and does not say why`() throws {
        var script = try SessionScript.ready()
        var settings = script.session.settings
        settings.speed = 1.2
        script.user(.update(settings, id: "event_x"))
        #expect(script.told.last?["instructions"] != nil)

        try script.refuse(nil, "Invalid session.", field: nil, event: "event_x")

        #expect(script.told.last == ["type": "realtime", "audio": ["output": ["speed": 1.2]]])
        try updated(&script)
        #expect(script.actions.contains(.settle("event_x", nil)))
        #expect(script.session.settings.speed == 1.2)
    }

    @Test func `a change that it refuses by itself, too, is taken back, and whoever asked is told`() throws {
        var script = try SessionScript.ready()
        var settings = script.session.settings
        settings.speed = 1.2
        script.user(.update(settings, id: "event_x"))
        try script.refuse(nil, "Invalid session.", field: nil, event: "event_x")
        let count = script.told.count

        try script.refuse(nil, "Invalid session.", field: nil, event: try last(script))

        #expect(script.told.count == count)
        #expect(script.session.settings.speed == 1)
        let error = EchoError.server(code: nil, message: "Invalid session.", parameter: nil)
        #expect(script.actions.contains(.settle("event_x", error)))
    }

    @Test func `tools that it has too many of are left out, and named once`() throws {
        var script = try SessionScript.ready()
        script.user(.setTools(tools(130)))
        try script.refuse(
            "array_above_max_length",
            "Invalid 'session.tools': array too long. Expected an array with maximum length 128, but got 130.",
            field: "session.tools", event: try last(script))

        #expect(script.told.map { $0["tools"]?.array?.count } == [130, 128])
        #expect(left(script).map(\.tools) == [["tool128", "tool129"]])
        #expect(script.actions.contains(.remember(.toolCount, limit: 128)))
        #expect(script.errors.isEmpty)

        var settings = script.session.settings
        settings.speed = 1.2
        script.user(.update(settings, id: "event_x"))
        #expect(script.told.last?["tools"]?.array?.count == 128)
        #expect(left(script).count == 1)
    }

    @Test func `one tool that it refuses is left out, and the others can be called`() throws {
        var script = try SessionScript.ready()
        script.user(.setTools(tools(3)))
        try script.refuse(
            "invalid_function_parameters", "Invalid schema for function 'tool1'.",
            field: "session.tools[1].parameters", event: try last(script))

        #expect(script.told.last?["tools"]?.array?.map { $0["name"] } == ["tool0", "tool2"])
        #expect(left(script).map(\.tools) == [["tool1"]])
        #expect(script.errors.isEmpty)
    }

    @Test func `descriptions of tools that are too long for it are cut`() throws {
        var script = try SessionScript.ready()
        script.user(
            .setTools([.function(FunctionTool(name: "long", description: String(repeating: "a", count: 2000)))]))
        try script.refuse(
            "string_above_max_length",
            "Invalid 'session.tools[0].description': string too long. Expected a string with maximum length 1024.",
            field: "session.tools[0].description", event: try last(script))

        #expect(script.told.last?["tools"]?[0]?["description"]?.string?.count == 1024)
        #expect(left(script).map(\.option) == [.toolDescriptions])
    }

    // MARK: a server that does not say what it refuses

    /// Plays a server that knows all fields but some, and says of none what is wrong with it.
    private func search(unknown: Set<String>) throws -> SessionScript {
        var script = try greeted()
        var seen = 0
        for _ in 0..<40 where script.told.count > seen && script.session.connection.phase == .configuring {
            seen = script.told.count
            let session = try #require(script.told.last)
            if unknown.contains(where: { SessionFields.has($0, in: session) }) {
                try script.refuse(nil, "Bad request.", field: nil, event: try last(script))
            } else {
                try updated(&script)
            }
        }
        return script
    }

    private static let unnamed: [Set<String>] = [
        ["truncation"], ["audio.input.noise_reduction"], ["max_output_tokens", "audio.output.speed"],
    ]

    @Test(arguments: unnamed)
    func `what it does not name is found, and the conversation begins without`(unknown: Set<String>) throws {
        let script = try search(unknown: unknown)

        #expect(script.session.connection.phase == .ready)
        #expect(Set(left(script).map(\.option)) == Set(unknown.map { .field($0) }))
        #expect(script.told.count <= SessionSearch.mostTries + 2)
        #expect(script.errors.isEmpty)
    }

    @Test func `a server that refuses everything is left, with its words`() throws {
        var script = try greeted()
        for _ in 0..<60 where script.session.connection.phase == .configuring {
            try script.refuse(nil, "Go away.", field: nil, event: try last(script))
        }
        let error = EchoError.server(code: nil, message: "Go away.", parameter: nil)
        #expect(script.actions.contains(.failToConnect(error)))
        #expect(script.told.count <= SessionSearch.mostTries + 2)
        #expect(left(script).isEmpty)
    }

    @Test func `a failure of the server is no refusal`() throws {
        var script = try greeted()
        try script.server(#"{"type":"error","event_id":"e","error":{"type":"server_error","message":"Oops."}}"#)
        #expect(script.told.count == 1)
    }
}

@Suite struct `The fields of a session` {
    private let session: JSONValue = [
        "type": "realtime", "instructions": "a",
        "audio": ["input": ["format": ["type": "pcm"]], "output": ["speed": 1]],
    ]

    @Test func `have places`() {
        #expect(SessionFields.places(of: session) == ["audio.input.format", "audio.output.speed", "instructions"])
    }

    @Test func `can be left out by their places`() throws {
        let whole = try SessionObject(session)
        let rest = SessionFields.removing(["audio.input", "nothing.here"], from: whole).json
        #expect(rest == ["type": "realtime", "instructions": "a", "audio": ["output": ["speed": 1]]])
        #expect(SessionFields.keeping(["instructions"], of: whole).json["instructions"] == "a")
        #expect(SessionFields.keeping(["instructions"], of: whole).json["audio"]?["input"]?["format"] == nil)
    }

    @Test func `are compared`() {
        let new: JSONValue = ["type": "realtime", "instructions": "a", "audio": ["output": ["speed": 2]]]
        #expect(SessionFields.changes(from: session, to: new) == ["audio.output.speed"])
    }

    private static let named: [(String?, String, String?)] = [
        ("session.audio.output.speed", "", "audio.output.speed"), (nil, "Unknown: 'session.tracing'.", "tracing"),
        ("session", "No.", nil), (nil, "No session.", nil), ("session.tools[0].name", "No.", nil),
    ]

    @Test(arguments: named)
    func `are named in errors`(param: String?, message: String, place: String?) {
        #expect(SessionFields.place(in: ErrorDetail(type: "e", message: message, param: param)) == place)
    }
}
