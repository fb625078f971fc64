import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The catalogue of models` {
    private let published = ModelCatalogue.published

    private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    @Test func `is read whole`() throws {
        let text = String(decoding: PackageResources.models_json, as: UTF8.self)
        let entries = try #require(try JSONValue(parsing: text)["models"]?.array)

        #expect(published.models.map(\.name) == entries.compactMap { $0["id"]?.string })
        #expect(published.models.allSatisfy { !$0.apis.isEmpty })
        #expect(published.date != nil)
    }

    @Test func `the defaults have no end that was announced, but for speech, which has no successor`() throws {
        for use in ModelCatalogue.Use.allCases {
            let model = try #require(published[published.name(for: use)], "\(use)")
            #expect(model.apis.contains(use.api), "\(use)")
            #expect((model.shutdown == nil) == (use != .speech), "\(use)")
        }
    }

    @Test func `every replacement is in it`() {
        for model in published.models {
            guard let replacement = model.replacement else { continue }
            #expect(published[replacement] != nil, "\(model.name)")
            #expect(published[replacement]?.shutdown == nil, "\(model.name)")
        }
    }

    @Test(arguments: [
        ("gpt-5", "2026-12-10", false), ("gpt-5", "2026-12-11", true), ("gpt-5-2025-08-07", "2026-12-12", true),
        ("gpt-realtime", "2027-01-19", false), ("gpt-realtime", "2027-01-20", true), ("whisper-1", "2027-02-27", true),
        ("gpt-realtime-mini-2025-10-06", "2026-11-29", true), ("gpt-realtime-mini", "2026-11-29", false),
        ("gpt-6.1-terra", "2099-01-01", false), ("gpt-4", "2026-11-29", true),
    ])
    func `a model ends on its day`(name: String, on day: String, hasEnded: Bool) throws {
        #expect(try #require(published[name]).hasEnded(on: try self.day(day)) == hasEnded)
    }

    @Test(
        arguments: [
            ("gpt-5", Model.API.responses, "gpt-6.1-sol"), ("gpt-5-mini", .responses, "gpt-6.1-terra"),
            ("gpt-5-nano", .chat, "gpt-6-luna"), ("gpt-realtime", .realtime, "gpt-realtime-2.1"),
            ("gpt-realtime-mini-2025-12-15", .realtime, "gpt-realtime-2.1-mini"),
            ("whisper-1", .realtimeTranscription, "gpt-transcribe"), ("whisper-1", .transcription, "gpt-transcribe"),
            ("gpt-4o-mini-tts", .speech, nil), ("gpt-6.1-terra", .responses, nil), ("nobody", .responses, nil),
        ] as [(String, Model.API, String?)])
    func `what ends has a replacement on its API`(name: String, api: Model.API, replacement: String?) throws {
        #expect(published.replacement(of: name, on: api, day: try day("2027-03-01"))?.name == replacement)
    }

    @Test func `a replacement that has ended itself is replaced, and a circle ends`() throws {
        func model(_ name: String, _ replacement: String?, _ shutdown: String?) -> Model {
            var model = Model(name)
            model.apis = [.responses]
            model.replacement = replacement
            model.shutdown = shutdown.flatMap { CalendarDay($0) }
            return model
        }
        let catalogue = ModelCatalogue([
            model("a", "b", "2026-01-01"), model("b", "c", "2026-02-01"), model("c", nil, nil),
            model("x", "y", "2026-01-01"), model("y", "x", "2026-01-01"),
        ])

        #expect(catalogue.replacement(of: "a", on: .responses, day: try day("2026-01-15"))?.name == "b")
        #expect(catalogue.replacement(of: "a", on: .responses, day: try day("2026-03-01"))?.name == "c")
        #expect(catalogue.replacement(of: "x", on: .responses, day: try day("2026-03-01")) == nil)
        #expect(catalogue.replacement(of: "a", on: .realtime, day: try day("2026-01-15")) == nil)
    }

    @Test func `a name is found by its snapshots and aliases`() {
        #expect(published["gpt-5.6"]?.name == "gpt-5.6-sol")
        #expect(published["gpt-4o-2024-08-06"]?.name == "gpt-4o")
        #expect(published["gpt-6-luna-2027-01-01"]?.name == "gpt-6-luna")
        #expect(published["gpt-60-luna"] == nil)
    }

    @Test(
        arguments: [
            ("gpt-6.2-sol", Model.Effort.none, Model.Effort.low), ("gpt-6.1-terra", .none, Model.Effort.none),
            ("gpt-5-mini", .max, .high), ("gpt-realtime-2.1", .low, .low), ("gpt-realtime-2.1", .none, .minimal),
            ("gpt-6-luna", .minimal, Model.Effort.none), ("gpt-realtime-1.5", .low, nil), ("gpt-4o", .high, nil),
        ] as [(String, Model.Effort, Model.Effort?)])
    func `an effort that a model does not know is the nearest that it does`(
        name: String, wanted: Model.Effort, effort: Model.Effort?
    ) throws {
        #expect(try #require(published[name]).effort(nearest: wanted) == effort)
    }

    @Test func `names that resemble another`() {
        #expect(
            ModelCatalogue.nearest(to: "gpt-6.1-tera", among: published.names(on: .responses)).first == "gpt-6.1-terra")
        #expect(ModelCatalogue.nearest(to: "GPT-6-LUNA", among: published.names(on: .responses)).first == "gpt-6-luna")
        #expect(ModelCatalogue.nearest(to: "x", among: [String]()).isEmpty)
    }

    @Test func `what has ended is left out of names on request`() throws {
        let today = try day("2027-03-01")
        #expect(!published.names(on: .responses, after: today).contains("gpt-5"))
        #expect(published.names(on: .responses).contains("gpt-5"))
        #expect(published.names(on: .realtime, after: today).first == "gpt-realtime-2.1")
        #expect(published.turnTranscribers.first == "gpt-transcribe")
        #expect(!published.turnTranscribers.contains("gpt-live-transcribe"))
    }

    @Test func `what the server tells wins`() throws {
        let told = try #require(
            ServerModel.list([
                "data": [
                    ["id": "gpt-6-luna", "shutdown_date": "2028-01-01", "context_window": 500_000],
                    ["id": "gpt-5", "shutdown_date": nil], ["id": "house-model", "shutdown_date": "2027-01-01"],
                    ["id": "bad\u{1b}name"], ["no": "id"],
                ]
            ]))
        let merged = published.merging(told, addsUnknown: true)

        #expect(told.map(\.name) == ["gpt-6-luna", "gpt-5", "house-model"])
        #expect(merged["gpt-6-luna"]?.shutdown == CalendarDay("2028-01-01"))
        #expect(merged["gpt-6-luna"]?.context == 500_000)
        #expect(merged["gpt-6-luna"]?.price == published["gpt-6-luna"]?.price)
        #expect(merged["gpt-5"]?.shutdown == CalendarDay("2026-12-11"))
        #expect(merged["house-model"]?.shutdown == CalendarDay("2027-01-01"))
        #expect(published.merging(told)["house-model"] == nil)
    }

    @Test func `of a list without an end the beginning is taken`() throws {
        let entries = (0..<ServerModel.most + 5).map { JSONValue.object(["id": .string("m\($0)")]) }
        #expect(try #require(ServerModel.list(["data": .array(entries)])).count == ServerModel.most)
    }
}

@Suite struct `Reading a catalogue` {
    private func catalogue(_ models: String) throws -> ModelCatalogue {
        try ModelCatalogue(parsing: #"{"form":1,"date":"2026-11-28","models":[\#(models)]}"#)
    }

    private func reason(_ text: String) -> String? {
        do {
            _ = try ModelCatalogue(parsing: text)
            return nil
        } catch {
            guard case .invalidSetting(name: "models", let reason) = error else { return "\(error)" }
            return reason
        }
    }

    @Test func `what nobody knows yet is left alone`() throws {
        let model = try #require(try catalogue(#"{"id":"m","apis":["chat"],"colour":"red"}"#)["m"])
        #expect(model.apis == [.chat])
    }

    @Test(arguments: [
        ("", "it is not JSON"), ("[]", "it has no form and no list of models"),
        (#"{"form":2,"models":[]}"#, "it is newer than this program (form 2)"),
        (#"{"form":1,"models":[{"id":""}]}"#, ": this is not the name of a model"),
        (#"{"form":1,"models":[{"id":"a\u001bb"}]}"#, "a\u{1b}b: this is not the name of a model"),
        (#"{"form":1,"models":[{"id":"a","context":-5}]}"#, "a: context must be a whole number from 1 to 100000000"),
        (#"{"form":1,"models":[{"id":"a","shutdown":"soon"}]}"#, "a: shutdown must be a day like 2026-12-11"),
        (#"{"form":1,"models":[{"id":"a","shutdown":20261211}]}"#, "a: shutdown must be a day like 2026-12-11"),
        (
            #"{"form":1,"models":[{"id":"a","price":{"text":{"input":-1}}}]}"#,
            "a: price must be US dollars, from 0 to 100,000"
        ),
    ])
    func `what is wrong is said`(text: String, reason: String) {
        #expect(self.reason(text) == reason)
    }

    @Test func `one with a million models is refused`() {
        let models = Array(repeating: #"{"id":"m"}"#, count: ModelCatalogue.mostModels + 1).joined(separator: ",")
        #expect(reason(#"{"form":1,"models":[\#(models)]}"#) == "it has too many models")
    }

    @Test func `fields of a model of one's own are read over what is known`() throws {
        var model = try #require(ModelCatalogue.published["gpt-6-luna"])
        try model.read(["price": ["text": ["input": 9]], "context": 100_000, "efforts": ["high", "low"]])

        #expect(model.price?.textInput == 9)
        #expect(model.price?.textOutput == Decimal(string: "0.5"))
        #expect(model.context == 100_000)
        #expect(model.efforts == [.low, .high])
    }
}

@Suite struct `Days of the calendar` {
    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-00-10", "26-12-11", "2026-1-1", "2026-12-11x", "", "２０２６-12-11",
    ])
    func `what is none is refused`(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test(arguments: [
        ("2026-11-28", "2026-12-11", 13), ("2026-12-11", "2026-11-28", -13), ("2027-02-26", "2027-03-01", 3),
        ("2028-02-28", "2028-03-01", 2), ("2025-11-29", "2026-11-29", 365), ("2000-01-01", "2000-12-31", 365),
    ])
    func `days between two`(from: String, to: String, days: Int) throws {
        #expect(try #require(CalendarDay(from)).days(until: try #require(CalendarDay(to))) == days)
    }

    @Test func `are written as they are read`() {
        #expect(CalendarDay("2027-01-06")?.description == "2027-01-06")
        #expect(CalendarDay(Date(timeIntervalSince1970: 0), in: Calendar(identifier: .gregorian)).year >= 1969)
    }
}
