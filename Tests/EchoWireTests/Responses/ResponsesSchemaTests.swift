import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Responses types agree with the published schema` {
    /// Required by the schema, but not by us: compatible servers leave them out, and an event is of use without.
    static let forgiven: Set = ["sequence_number", "logprobs"]
    /// The error has two shapes, which the schema gives as alternatives.
    static let types = WireSchema.eventTypes("server", of: WireSchema.responses).filter { $0 != "error" }

    @Test func `there are 58 events beside the error`() { #expect(Self.types.count == 58) }

    @Test(arguments: types)
    func `an event knows its fields and which it needs`(_ type: String) throws {
        let example = try #require(try WireExamples.json("responses.stream.\(type).json").object)
        let definition = try #require(WireSchema.event("server", type, of: WireSchema.responses))

        let payload = try #require(try ResponsesStreamEvent(.object(example)).payload)

        // Both ends of a summary's part share a type; only the later has a status.
        let shared: Set = type == "response.reasoning_summary_part.added" ? ["status"] : []
        // The lane of a WebSocket's event is no matter of the event.
        #expect(
            names(payload).union(["type"]).subtracting(shared) == definition.properties.subtracting(["stream_id"]))
        for name in example.keys where name != "type" {
            let isNeeded = definition.required.contains(name) && !Self.forgiven.contains(name)
            #expect(error(example.filter { $0.key != name }) == (isNeeded ? .missing(name) : nil), "\(name)")
        }
    }

    private func error(_ object: JSONObject) -> WireError? {
        do throws(WireError) {
            _ = try ResponsesStreamEvent(.object(object))
            return nil
        } catch { return error }
    }

    @Test(
        arguments: [
            (
                names(ResponsesRequest(model: "")), ["ResponseCreateParamsStreaming"],
                [
                    "access_programs", "background_options", "image", "moderation", "prompt_cache_retention",
                ]
            ),
            (
                names(ResponsesResponse(id: "", output: [])), ["Response"],
                [
                    "access_programs", "image", "input_transformations", "moderation", "prompt_cache_diagnostics",
                    "prompt_cache_retention", "tool_usage",
                ]
            ),
            (names(ResponsesUsage()), ["ResponseUsage"], []),
            (names(ResponsesInputTokens()), ["InputTokensDetails"], ["cache_write_tokens_details"]),
            (names(ResponsesOutputTokens()), ["OutputTokensDetails"], []),
            (names(ResponsesIncompleteDetails()), ["IncompleteDetails"], []),
            (names(ResponseError()).union(["param"]), ["ResponseError"], ["misalignment"]),
            (names(ResponsesText()), ["ResponseTextConfig"], []),
            (
                names(JSONSchemaFormat(name: "")).union(["type"]),
                ["ResponseFormatTextJSONSchemaConfigParam"], []
            ),
            (names(ResponsesReasoningSettings()), ["Reasoning_Reasoning2"], []),
            (names(ResponsesStreamOptions()), ["StreamOptions"], []),
            (names(ResponsesFunctionTool(name: "")).union(["type"]), ["FunctionToolParam"], []),
            (names(MCPTool(serverLabel: "")).union(["type"]), ["ToolParam_Mcp"], []),
            (
                names(ResponsesMessage(role: "", content: "")),
                ["ResponseOutputMessageParam", "EasyInputMessageParam", "ResponseInputParam_Message"], []
            ),
            (
                names(ResponsesFunctionCall(callID: "", name: "", arguments: "")).union(["type"]),
                ["ResponseFunctionToolCallParam"], ["async", "caller"]
            ),
            (
                names(ResponsesFunctionCallOutput(callID: "", output: "")).union(["type"]),
                ["ResponseInputParam_FunctionCallOutput"], ["caller"]
            ),
            (names(ResponsesReasoning(id: "")).union(["type"]), ["ResponseReasoningItemParam"], []),
            (names(ResponsesOutputText(text: "")).union(["type"]), ["ResponseOutputText"], []),
            (names(RefusalContent(refusal: "")).union(["type"]), ["ResponseOutputRefusal"], []),
            (names(TextContent()).union(["type"]), ["ResponseInputTextParam"], ["prompt_cache_breakpoint"]),
            (
                names(ImageContent()).union(["type"]), ["ResponseInputImageParam"],
                ["prompt_cache_breakpoint", "file_id"]
            ),
            (names(ResponsesFile()).union(["type"]), ["ResponseInputFileParam"], ["prompt_cache_breakpoint"]),
            (
                names(MCPListToolsItem(serverLabel: "", tools: [])).union(["type"]),
                ["ResponseOutputItem_McpListTools"], ["error"]
            ),
            (
                names(MCPCallItem(serverLabel: "", name: "", arguments: "")).union(["type"]),
                ["ResponseOutputItem_McpCall"], ["status"]
            ),
            (
                names(MCPApprovalRequestItem(serverLabel: "", name: "", arguments: "")).union(["type"]),
                ["ResponseOutputItem_McpApprovalRequest"], []
            ),
            (
                names(MCPApprovalResponseItem(approvalRequestID: "", approve: true)).union(["type"]),
                ["ResponseInputParam_McpApprovalResponse"], []
            ),
            (names(ItemReference(id: "")).union(["type"]), ["ResponseInputParam_ItemReference"], []),
            (names(ResponsesWebSearchTool()).union(["type"]), ["WebSearchToolParam"], []),
            (names(ResponsesWebSearchFilters()), ["WebSearchToolParam_Filters"], []),
            (names(ResponsesUserLocation()), ["WebSearchToolParam_UserLocation"], []),
            (names(ResponsesWebSearchCall(id: "")).union(["type"]), ["ResponseFunctionWebSearch"], []),
            (names(ResponsesCompaction(encryptedContent: "")).union(["type"]), ["ResponseCompactionItem"], []),
            (
                names(ResponsesConfigurationUpdate()).union(["type"]), ["ResponseConfigurationUpdateItemParam"], []
            ),
            (names(ResponsesContextManagement()), ["ContextManagement"], []),
            (
                names(PromptCacheOptions()), ["ResponseCreateParams_PromptCacheOptions"],
                ["comparison_response_id", "prewarm"]
            ),
            (
                names(URLCitation(url: "")).union(["type"]),
                ["ResponseOutputTextAnnotationAddedEvent_AnnotationURLCitation"], []
            ),
            (
                names(ResponsesSteer(previousResponseID: "", input: "")).union(["type"]), ["ResponseSteerEventParam"],
                []
            ),
            (
                names(ResponsesSteering(steer: ResponsesSteerReference(previousResponseID: ""))).union(["type"]),
                ["ResponseSteerAcceptedEvent", "ResponseSteerPendingEvent", "ResponseSteerFailedEvent"], ["stream_id"]
            ),
            (
                names(ResponsesSteerReference(previousResponseID: "")),
                ["ResponseSteerAcceptedEvent_Steer", "ResponseSteerFailedEvent_Steer"], []
            ),
            (names(ResponsesRequiredInput()), ["FunctionCallOutput"], []),
        ] as [(Set<String>, [String], Set<String>)])
    func `an object knows its fields`(_ known: Set<String>, _ definitions: [String], _ untyped: Set<String>) {
        #expect(known.union(untyped) == WireSchema.properties(definitions, of: WireSchema.responses))
        #expect(known.isDisjoint(with: untyped))
    }
}

/// The fields that a type knows.
func names(_ object: some WireObject) -> Set<String> { names(of: object) }

private func names<Object: WireObject>(of object: Object) -> Set<String> { Set(Object.fields.all.map(\.name)) }
