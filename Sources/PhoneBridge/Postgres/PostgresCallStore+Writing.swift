import EchoWire
public import Foundation

extension PostgresCallStore {
    public func begin(_ call: CallRecord) async throws(CallStoreError) {
        let call = try call.stored()
        _ = try await execute(
            PostgresStatements.begin,
            [
                call.id.text, call.sid, call.direction.rawValue, call.number, call.status.rawValue,
                "\(call.started.microseconds)", call.ended.map { "\($0.microseconds)" },
                call.duration.map(Self.seconds), call.prompt?.text, call.configuration?.text, call.instance,
                call.user?.text,
            ])
    }

    public func change(_ call: UUID, to status: CallStatus, sid: String?) async throws(CallStoreError) {
        let sid = try StoredText.clean(optional: sid, field: "sid", limit: 255)
        let found = try await execute(PostgresStatements.change, [call.text, status.rawValue, sid])
        guard !found.isEmpty else { throw .notFound }
    }

    public func configure(_ call: UUID, _ configuration: JSONValue) async throws(CallStoreError) {
        let text = try StoredText.clean(configuration, field: "configuration")?.text
        guard try await !execute(PostgresStatements.configure, [call.text, text]).isEmpty else { throw .notFound }
    }

    public func spend(_ dollars: Decimal, on call: UUID) async throws(CallStoreError) {
        let text = NSDecimalNumber(decimal: dollars).description(withLocale: Locale(identifier: "en_US_POSIX"))
        guard try await !execute(PostgresStatements.spend, [call.text, text]).isEmpty else { throw .notFound }
    }

    public func end(_ call: UUID, as status: CallStatus, at instant: Date) async throws(CallStoreError) {
        let values = [call.text, status.rawValue, "\(instant.microseconds)"]
        guard try await !execute(PostgresStatements.end, values).isEmpty else { throw .notFound }
    }

    public func markBrokenOff(heldBy instance: String, at instant: Date) async throws(CallStoreError) -> [CallRecord] {
        let instance = try StoredText.clean(instance, field: "instance", limit: 255)
        let values = [instance, CallStatus.brokenOff.rawValue, "\(instant.microseconds)", nil]
        return try await execute(PostgresStatements.breakOff, values)
            .map { row throws(CallStoreError) in try CallRecord(row) }
    }

    public func append(_ events: [CallEventRecord]) async throws(CallStoreError) {
        guard !events.isEmpty else { return }
        var documents: [JSONValue] = []
        for event in events { documents.append(Self.document(try event.stored())) }
        _ = try await execute(PostgresStatements.appendEvents, [JSONValue.array(documents).text])
    }

    public func append(_ transcript: CallTranscript) async throws(CallStoreError) {
        let transcript = try transcript.stored()
        let offset = Int32(clamping: Int(transcript.offset / .milliseconds(1)))
        _ = try await execute(
            PostgresStatements.appendTranscript,
            [
                transcript.id.text, transcript.call.text, transcript.speaker.rawValue, transcript.content, "\(offset)",
            ])
    }

    public func add(_ recording: CallRecording) async throws(CallStoreError) {
        let recording = try recording.stored()
        _ = try await execute(
            PostgresStatements.addRecording,
            [
                recording.id.text, recording.call.text, recording.path, Self.seconds(recording.duration),
                "\(recording.bytes)", recording.format, "\(recording.created.microseconds)",
            ])
    }

    public func save(_ prompt: CallPrompt) async throws(CallStoreError) {
        let prompt = try prompt.stored()
        let values = [
            prompt.id.text, prompt.name, prompt.instructions, prompt.voice, prompt.vad?.text,
            "\(prompt.isDefault)", "\(prompt.updated.microseconds)",
            prompt.numbers.isEmpty ? nil : JSONValue.array(prompt.numbers.map { .string($0) }).text,
            prompt.user?.text,
        ]
        // Two that are saved at the same time are not both the default one.
        try await execute(together: [(PostgresStatements.lockPrompts, []), (PostgresStatements.savePrompt, values)])
    }

    private static func document(_ event: CallEventRecord) -> JSONValue {
        var fields: JSONObject = [
            "id": .string(event.id.text), "call": .string(event.call.text), "type": .string(event.type),
            "direction": .string(event.direction.rawValue), "time": .integer(event.time.microseconds),
        ]
        fields["payload"] = event.payload
        return .object(fields)
    }

    private static func seconds(_ duration: Duration) -> String { "\(Int32(clamping: Int(duration / .seconds(1))))" }
}
