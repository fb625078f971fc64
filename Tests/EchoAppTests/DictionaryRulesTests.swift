import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `A person keeps words that are to be written rightly` {
    private func done(
        _ words: String, on known: [String] = ["Kubernetes", "Ada"], others: [String] = []
    ) -> DictionaryOutcome {
        DictionaryRules.perform(DictionaryRequest(words), on: known, others: others)
    }

    private func said(_ outcome: DictionaryOutcome) -> String { outcome.wording.text(keyName: \.name) }

    @Test(arguments: [
        ("", DictionaryRequest.list), ("list", .list), (" LIST ", .list), ("add Ada", .add(["Ada"])),
        ("add New York, Berlin", .add(["New York", "Berlin"])), ("Remove Ada", .remove(["Ada"])), ("add", .unclear),
        ("remove ,", .unclear), ("Ada", .unclear), ("list Ada", .unclear),
    ])
    func `what is written is understood`(words: String, request: DictionaryRequest) {
        #expect(DictionaryRequest(words) == request)
    }

    @Test func `a word is added behind the others`() {
        let outcome = done("add Grafana, New York")
        #expect(outcome.words == ["Kubernetes", "Ada", "Grafana", "New York"])
        #expect(said(outcome) == "Added to your dictionary: Grafana, New York.")
    }

    @Test func `one that is there is not added again`() {
        let outcome = done("add ada")
        #expect(outcome.words == ["Kubernetes", "Ada"])
        #expect(!outcome.isDone)
    }

    @Test func `one is taken out, however it is written`() {
        let outcome = done("remove ADA")
        #expect(outcome.words == ["Kubernetes"])
        #expect(said(outcome) == "Removed from your dictionary: Ada.")
        #expect(!done("remove Bob").isDone)
        #expect(said(done("remove Bob")) == "Bob is not in your dictionary. /dictionary lists what is.")
    }

    @Test func `all are listed, and how many are known from elsewhere`() {
        #expect(said(done("")) == "Your dictionary: Kubernetes, Ada.")
        #expect(
            said(done("", others: ["ada", "Kitchen", "4711"]))
                == "Your dictionary: Kubernetes, Ada. Names that echo knows from elsewhere are sent, too: 1.")
        #expect(
            said(done("", on: []))
                == "Your dictionary is empty. /dictionary add NAME adds a name or a product.")
    }

    @Test func `what is too long, looks like a key, or is one too many is not taken`() {
        let long = String(repeating: "a", count: 51)
        let full = (0..<100).map { "word\($0)" }

        #expect(said(done("add \(long)")).hasPrefix("Nothing was added: “aaaaaaaaaaaaaaaaaaaa…” is longer than 50"))
        let key = done("add sk-proj-0123456789")
        #expect(said(key) == "Nothing was added: “sk-…” looks like a key, and keys are not sent to servers.")
        #expect(key.words == ["Kubernetes", "Ada"])
        #expect(done("add one more", on: full).words == full)
        #expect(
            said(done("add one more", on: full))
                == "Your dictionary has room for 100 words. /dictionary remove NAME removes one.")
    }

    @Test func `what is not understood says how it goes`() {
        #expect(
            said(done("please"))
                == "/dictionary lists your words; /dictionary add NAME adds one, /dictionary remove NAME removes one."
        )
    }
}
