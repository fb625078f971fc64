import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Realtime types agree with the published schema` {
    /// Required by the schema, but not by us: compatible servers leave them out, and an event is of use without.
    static let forgiven: Set = ["event_id", "usage", "name"]

    @Test func `there are 11 client and 46 server events`() {
        #expect(WireSchema.eventTypes("client").count == 11)
        #expect(WireSchema.eventTypes("server").count == 46)
    }

    @Test(arguments: WireSchema.eventTypes("client"))
    func `a client event knows its fields and which it needs`(_ type: String) throws {
        try expect("client", type) { json throws(WireError) in try ClientEvent(json).payload }
    }

    @Test(arguments: WireSchema.eventTypes("server"))
    func `a server event knows its fields and which it needs`(_ type: String) throws {
        try expect("server", type) { json throws(WireError) in try ServerEvent(json).payload }
    }

    private func expect(
        _ direction: String, _ type: String, _ read: (JSONValue) throws(WireError) -> any WireEventPayload
    ) throws {
        let example = try #require(try WireExamples.json("realtime.\(direction).\(type).json").object)
        let definition = try #require(WireSchema.event(direction, type))

        let payload = try #require(try read(.object(example)) as? any WireObject)
        // Events without an id in the schema may have one all the same.
        #expect(Self.names(payload).union(["type"]) == definition.properties.union(["event_id"]))
        for name in example.keys where name != "type" {
            let isNeeded = definition.required.contains(name) && !Self.forgiven.contains(name)
            #expect(
                Self.error { () throws(WireError) in _ = try read(.object(example.filter { $0.key != name })) }
                    == (isNeeded ? .missing(name) : nil))
        }
    }

    private static func names<Object: WireObject>(_ object: Object) -> Set<String> {
        Set(Object.fields.all.map(\.name))
    }

    private static func error(_ read: () throws(WireError) -> Void) -> WireError? {
        do throws(WireError) {
            try read()
            return nil
        } catch { return error }
    }

    @Test(arguments: [
        (names(SessionObject()), ["RealtimeSessionCreateRequestParam", "RealtimeSessionCreateResponse"]),
        (names(SessionAudio()), ["RealtimeAudioConfigParam"]),
        (names(SessionAudioInput()), ["RealtimeAudioConfigInputParam"]),
        (names(SessionAudioOutput()), ["RealtimeAudioConfigOutputParam"]),
        (names(Transcription()), ["AudioTranscriptionParam"]),
        (names(NoiseReduction()), ["RealtimeAudioConfigInputParam_NoiseReduction"]),
        (names(ServerVAD()).union(["type"]), ["RealtimeAudioInputTurnDetectionParam_ServerVad"]),
        (names(SemanticVAD()).union(["type"]), ["RealtimeAudioInputTurnDetectionParam_SemanticVad"]),
        (names(FunctionTool(name: "")).union(["type"]), ["RealtimeFunctionToolParam"]),
        (names(MCPTool(serverLabel: "")).union(["type"]), ["RealtimeToolsConfigParam_Mcp"]),
        (names(ResponseCreateParameters()), ["RealtimeResponseCreateParamsWithReferencesParam"]),
        (names(ResponseObject()), ["RealtimeResponse"]),
        (names(ResponseStatusDetails()), ["RealtimeResponseStatus"]),
        (names(ResponseError()), ["RealtimeResponseStatus_Error"]),
        (names(ResponseUsage()), ["RealtimeResponseUsage"]),
        (names(InputTokenDetails()), ["RealtimeResponseUsageInputTokenDetails"]),
        (names(OutputTokenDetails()), ["RealtimeResponseUsageOutputTokenDetails"]),
        (names(CachedTokensDetails()), ["CachedTokensDetails"]),
        (names(ErrorDetail(message: "")), ["RealtimeError"]),
        (names(RateLimit()), ["RateLimit"]),
        (names(ConversationObject()), ["Conversation"]),
        (names(TranscriptionError()), ["ConversationItemInputAudioTranscriptionFailedEvent_Error"]),
        (
            names(TranscriptionTokens(totalTokens: 0, inputTokens: 0, outputTokens: 0)).union(["type"]),
            ["UsageTranscriptTextUsageTokens"]
        ),
        (names(TranscriptionDuration(seconds: 0)).union(["type"]), ["UsageTranscriptTextUsageDuration"]),
        (
            // Described by the guides, and not by the schema.
            names(MessageItem(role: "", content: [])).union(["type"]),
            ["RealtimeConversationItemUserMessage", "RealtimeConversationItemAssistantMessage"]
        ),
        (names(FunctionCallItem(name: "", arguments: "")).union(["type"]), ["RealtimeConversationItemFunctionCall"]),
        (
            names(FunctionCallOutputItem(callID: "", output: "")).union(["type"]),
            ["RealtimeConversationItemFunctionCallOutput"]
        ),
        (names(MCPListToolsItem(serverLabel: "", tools: [])).union(["type"]), ["RealtimeMcpListTools"]),
        (names(MCPCallItem(serverLabel: "", name: "", arguments: "")).union(["type"]), ["RealtimeMcpToolCall"]),
        (
            names(MCPApprovalRequestItem(serverLabel: "", name: "", arguments: "")).union(["type"]),
            ["RealtimeMcpApprovalRequest"]
        ),
        (
            names(MCPApprovalResponseItem(approvalRequestID: "", approve: true)).union(["type"]),
            ["RealtimeMcpApprovalResponse"]
        ),
        (names(ItemReference(id: "")).union(["type"]), ["ResponseItemReferenceParam"]),
        (
            names(TextContent()).union(names(AudioContent())).union(names(ImageContent())).union(["type"]),
            ["RealtimeConversationItemUserMessage_Content"]
        ),
    ])
    func `an object knows its fields`(_ known: Set<String>, _ definitions: [String]) {
        #expect(known == definitions.reduce(into: []) { $0.formUnion(WireSchema.definition($1)?.properties ?? ["?"]) })
    }
}
