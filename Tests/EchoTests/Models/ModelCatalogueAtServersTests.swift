import EchoWire
import Testing

@testable import Echo

@Suite struct `What is known of models depends on the server` {
    private let published = ModelCatalogue.published

    @Test func `elsewhere than at its vendor's, what the vendor switches off goes on`() throws {
        var catalogue = published
        var own = Model("ours")
        own.shutdown = CalendarDay("2027-05-01")
        catalogue.add(own)

        let elsewhere = catalogue.elsewhere

        #expect(elsewhere["gpt-realtime"]?.shutdown == nil)
        #expect(elsewhere["gpt-realtime"]?.replacement == nil)
        #expect(elsewhere["gpt-realtime"]?.context == published["gpt-realtime"]?.context)
        #expect(elsewhere["ours"]?.shutdown == CalendarDay("2027-05-01"))
    }

    @Test func `the server's dates and limits win, and what only it has is added by what its name suggests`() {
        let merged = published.taking(
            [
                ServerModel(
                    name: "gpt-5.2", limits: ModelLimits(context: 300_000), shutdown: CalendarDay("2027-03-01")),
                ServerModel(name: "gpt-9-sol"), ServerModel(name: "gpt-realtime-9"),
                ServerModel(name: "gpt-9-transcribe"), ServerModel(name: "text-embedding-9"),
                ServerModel(name: "gpt-image-9"), ServerModel(name: "omni-moderation-latest"),
            ], isVendors: true)

        #expect(merged["gpt-5.2"]?.shutdown == CalendarDay("2027-03-01"))
        #expect(merged["gpt-5.2"]?.context == 300_000)
        #expect(merged["gpt-9-sol"]?.apis == [.responses, .chat])
        #expect(merged["gpt-realtime-9"]?.apis == [.realtime])
        #expect(merged["gpt-9-transcribe"]?.apis == [.transcription, .realtimeTranscription])
        #expect(merged["text-embedding-9"]?.apis == [.embeddings])
        #expect(merged["gpt-image-9"] == nil && merged["omni-moderation-latest"] == nil)
    }

    @Test func `at a server of others, any model may speak`() {
        let merged = published.taking([ServerModel(name: "llama-3.3-70b")], isVendors: false)

        #expect(merged["llama-3.3-70b"]?.apis == [.responses, .chat, .realtime])
    }

    @Test(
        arguments: [
            (["tools", "temperature"], true), (["tools", "reasoning"], false), (["reasoning_effort"], false),
            ([], false),
            (nil, false), ("tools", false), ([1, nil], false),
        ] as [(JSONValue, Bool)])
    func `that a model cannot be asked to think is known where the server tells what it takes`(
        fields: JSONValue, cannot: Bool
    ) throws {
        let told = try #require(ServerModel(["id": "acme/gpt-9", "supported_parameters": fields] as JSONValue))

        let model = try #require(published.taking([told], isVendors: false)["acme/gpt-9"])

        #expect(model.knowsEfforts == cannot)
        #expect(model.efforts.isEmpty)
    }

    @Test func `the version of a day that ends on a day of its own is told apart`() {
        let name = "gpt-4o-mini-transcribe-2025-03-20"
        let merged = published.taking(
            [ServerModel(name: name, shutdown: CalendarDay("2027-01-20"))], isVendors: true)

        #expect(merged[name]?.shutdown == CalendarDay("2027-01-20"))
        #expect(merged["gpt-4o-mini-transcribe"]?.shutdown == published["gpt-4o-mini-transcribe"]?.shutdown)
        #expect(merged.isSnapshot(name))
        #expect(!merged.isSnapshot("gpt-4o-mini-transcribe"))
    }

    @Test func `a model that was trained further can what it was made of can, and costs what nobody has said`() throws {
        let names = [
            "ft:gpt-4.1-mini-2025-04-14:acme:image-captions:Ab12", "ft:gpt-9-sol:acme:voice:Ab12",
            "ft:gpt-4o-mini-transcribe-2025-12-15:acme::Ab12",
        ]
        let told = names.map { ServerModel(name: $0) }
        let merged = published.taking(told, isVendors: true)

        let captions = try #require(merged[names[0]])
        #expect(captions.name == names[0])
        #expect(captions.apis == [.responses, .chat] && captions.sees)
        #expect(captions.context == published["gpt-4.1-mini"]?.context)
        #expect(captions.price == nil && captions.shutdown == nil && captions.replacement == nil)
        #expect(merged[names[1]]?.apis == [.responses, .chat])
        #expect(merged[names[2]]?.apis == [.transcription, .realtimeTranscription])
        #expect(merged["gpt-4.1-mini"]?.price == published["gpt-4.1-mini"]?.price)
        #expect(names.allSatisfy { !merged.isSnapshot($0) })
    }

    @Test func `of a list of ten thousand, as many are taken as a catalogue holds`() {
        let told = (0..<10_000).map { ServerModel(name: "m\($0)") }

        #expect(published.taking(told, isVendors: false).models.count == ModelCatalogue.mostModels)
    }

    @Test func `it is old after a hundred and twenty days`() throws {
        var catalogue = ModelCatalogue()
        catalogue.date = CalendarDay("2026-11-28")
        let (early, last, late) = (
            try #require(CalendarDay("2025-11-28") as CalendarDay?),
            try #require(CalendarDay("2027-03-28") as CalendarDay?),
            try #require(CalendarDay("2027-03-29") as CalendarDay?)
        )

        #expect(catalogue.age(on: early) == 0)
        #expect(!catalogue.isOld(on: last))
        #expect(catalogue.isOld(on: late))
        #expect(catalogue.day(early) == catalogue.date)
        #expect(ModelCatalogue().day(early) == early)
    }
}
