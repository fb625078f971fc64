import Testing

@testable import LocalBackend

@Suite struct `What is published of a model is known by its name` {
    @Test(
        arguments: [
            ("gpt-5", "2026-12-11"), ("gpt-5-mini-2025-08-07", "2026-12-11"), ("gpt-realtime", "2027-01-20"),
            ("gpt-realtime-mini-2025-12-15", "2027-01-20"), ("whisper-1", "2027-02-26"),
            ("gpt-4o-mini-tts-2025-12-15", "2027-01-06"), ("tts-1-hd", "2027-01-06"), ("gpt-4.1", "2027-01-14"),
            ("gpt-6.1-terra", nil), ("gpt-realtime-2.1", nil), ("gpt-transcribe", nil), ("chat-latest", nil),
        ] as [(String, String?)])
    func `its last day`(name: String, day: String?) throws {
        #expect(try #require(PublishedModel(named: name)).lastDay?.iso == day)
    }

    @Test(
        arguments: [
            ("gpt-6.2-sol", "low medium high xhigh max", "medium"),
            ("gpt-6.1-terra", "none low medium high xhigh max", "medium"),
            ("gpt-5.4-2026-03-05", "none low medium high xhigh", "none"),
            ("gpt-5-nano", "minimal low medium high", "medium"), ("o3", "low medium high", "medium"),
            ("gpt-realtime-2", "minimal low medium high xhigh", "low"), ("gpt-realtime-1.5", "", nil),
            ("gpt-4o", "", nil), ("gpt-6-cyber", "none minimal low medium high xhigh max", "medium"),
        ] as [(String, String, String?)])
    func `how much it can think`(name: String, efforts: String, standard: String?) throws {
        let model = try #require(PublishedModel(named: name))

        #expect(model.efforts == efforts.split(separator: " ").map(String.init))
        #expect(model.standardEffort == standard)
        #expect(model.effort("low") == "low")
        #expect(model.effort(nil) == standard)
    }

    @Test(
        arguments: [
            ("gpt-6.2-astra", true), ("gpt-6-luna", true), ("gpt-5.4-mini", true), ("gpt-5.6-sol", true),
            ("gpt-realtime-2.1-mini", true), ("gpt-5.2", false), ("gpt-5", false), ("gpt-realtime-1.5", false),
            ("gpt-4o", false), ("chat-latest", false),
        ])
    func `whether its messages have a phase`(name: String, tells: Bool) throws {
        #expect(try #require(PublishedModel(named: name)).tellsPhase == tells)
    }

    @Test(arguments: ["m", "llama3.2", "my model", "", "gpt-7", "gpt-5.3-chat"])
    func `nothing of any other`(name: String) { #expect(PublishedModel(named: name) == nil) }
}
