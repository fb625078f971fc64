import Foundation
import Testing

@testable import Echo

@Suite struct `A model that the server refuses has a successor` {
    private static let day = "2026-12-12"

    private static func model(
        _ name: String, on apis: Set<Model.API> = [.responses, .chat], ends shutdown: String? = nil,
        then replacement: String? = nil
    ) -> Model {
        var model = Model(name)
        model.apis = apis
        model.shutdown = shutdown.flatMap { CalendarDay($0) }
        model.replacement = replacement
        return model
    }

    private static let catalogue: ModelCatalogue = {
        var catalogue = ModelCatalogue([
            model("usual"), model("new"), model("old", ends: "2026-12-11", then: "new"),
            model("older", ends: "2026-01-01", then: "gone"), model("gone", ends: "2026-06-01", then: "new"),
            model("late", ends: "2026-12-01", then: "old"), model("unnamed", ends: "2026-12-11"),
            model("speaks", on: [.speech], ends: "2026-12-11", then: "talks"), model("talks", on: [.realtime]),
            model("circle", ends: "2026-01-01", then: "round"), model("round", ends: "2026-01-01", then: "circle"),
        ])
        catalogue.defaults = [.text: "usual", .realtime: "talks"]
        return catalogue
    }()

    private func makeSUT(_ url: String = EchoConfiguration.openAI, list: [String]? = nil) throws -> ModelSuccession {
        var configuration = EchoConfiguration()
        configuration.baseURL = url
        configuration.adopt(Self.catalogue)
        configuration.responsesModel = "usual"
        let day = try #require(CalendarDay(Self.day))
        return ModelSuccession(configuration, today: { day }, list: { list })
    }

    @Test(arguments: [
        ("old", "new"), ("older", "new"), ("late", "new"), ("unnamed", "usual"), ("circle", "usual"),
        ("nobody knows it", "usual"), ("old-2025-08-07", "new"), ("usual", nil),
    ])
    func `at the vendor: what it names, else the usual one`(old: String, new: String?) async throws {
        #expect(try await makeSUT().successor(of: old, for: .text) == new)
    }

    @Test(
        arguments: [
            (["new", "usual"], "new"), (["usual"], nil), ([], nil), (nil, nil),
        ] as [([String]?, String?)])
    func `at any other server: only what is in its own list`(list: [String]?, new: String?) async throws {
        #expect(try await makeSUT("http://127.0.0.1:1", list: list).successor(of: "old", for: .text) == new)
    }

    @Test func `the usual one, at any other server, is replaced by one of its own, unless a person named it`()
        async throws
    {
        let list = ["whisper-1", "qwen3:8b", "llama3.2"]
        let succession = try makeSUT("http://127.0.0.1:1", list: list)
        #expect(await succession.successor(of: "usual", for: .text) == "qwen3:8b")
        #expect(await succession.successor(of: "qwen3:8b", for: .text) == nil)
        let chosen = try makeSUT("http://127.0.0.1:1", list: list)
        chosen.choose("usual", for: .text)
        #expect(await chosen.successor(of: "usual", for: .text) == nil)
    }

    @Test func `one that speaks has none where texts are spoken`() async throws {
        #expect(try await makeSUT().successor(of: "speaks", for: .speech) == nil)
    }

    @Test func `what was refused before is not tried again, and is passed over from then on`() async throws {
        let succession = try makeSUT()

        #expect(await succession.successor(of: "old", for: .text) == "new")
        #expect(succession.current("old", for: .text) == "new")
        #expect(await succession.successor(of: "new", for: .text) == "usual")
        #expect(succession.current("old", for: .text) == "usual")
        #expect(await succession.successor(of: "usual", for: .text) == nil)
        #expect(succession.current("old", for: .realtime) == "old")
        #expect(succession.current("other", for: .text) == "other")
    }

    @Test func `a refusal names what has not ended`() async throws {
        let error = try await makeSUT().refusal(of: "old", for: .text)

        #expect(error == .unsupportedModel(name: "old", supported: ["new", "usual"]))
    }

    @Test func `a refusal of any other server names what it lists and does not say to have ended`() async throws {
        var configuration = EchoConfiguration()
        configuration.baseURL = "http://127.0.0.1:1"
        configuration.adopt(Self.catalogue)
        configuration.responsesModel = "usual"
        let day = try #require(CalendarDay(Self.day))
        let succession = ModelSuccession(
            configuration, today: { day }, ended: { ["ended-model"] },
            list: { ["good-model", "ended-model", "speaks", "refuse-model"] })

        let error = await succession.refusal(of: "refuse-model", for: .text)

        #expect(error == .unsupportedModel(name: "refuse-model", supported: ["good-model"]))
    }
}

@Suite struct `A refusal is about the model` {
    @Test(arguments: [
        (404, #"{"error":{"code":"model_not_found","message":"no"}}"#, true),
        (400, #"{"error":{"code":"invalid_model","message":"no"}}"#, true),
        (404, #"{"error":{"message":"The model `m` does not exist or you do not have access to it."}}"#, true),
        (400, #"{"error":{"message":"The model 'm' was shut down on 2026-12-11.","param":"model"}}"#, true),
        (404, #"{"error":{"message":"The model m has been deprecated, learn more"}}"#, true),
        (404, #"{"error":"model \"m\" not found, try pulling it first"}"#, true),
        (404, #"{"error":{"code":"DeploymentNotFound","message":"The API deployment does not exist."}}"#, true),
        (404, #"{"error":{"message":"Previous response not found"}}"#, false),
        (400, #"{"error":{"message":"Unsupported value: the model does not know it","param":"effort"}}"#, false),
        (400, #"{"error":{"message":"The file of the model was not found","param":"input[0].file_id"}}"#, false),
        (500, #"{"error":{"message":"The model was not found"}}"#, false), (404, "", false),
    ])
    func `or about something else`(status: Int, body: String, isIt: Bool) {
        #expect(RESTRefusal(body: Data(body.utf8)).isAboutModel(status: status) == isIt)
        let error = ConnectFailure.rejection(status: status, body: Data(body.utf8), model: "m")
        #expect(error.refusesModel == isIt)
    }

    @Test func `and not where no model was asked for`() {
        let body = Data(#"{"error":{"code":"model_not_found","message":"no"}}"#.utf8)
        #expect(ConnectFailure.rejection(status: 404, body: body) == .rejected(status: 404, message: "no"))
    }
}
