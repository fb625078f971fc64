import Echo
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `How a conversation is held is asked, and told by its events` {
    private typealias Way = DuplexRules.Way
    private let asked = Way(mode: .text, model: "gpt-5-mini")
    private let shown = Way(mode: .audio, model: "gpt-realtime")

    private func newest(_ events: EchoEvent...) -> Way {
        let earlier = ToldStanding()
        var told = earlier
        for event in events { told.receive(event) }
        return told.newest(asked, since: earlier, told: shown)
    }

    @Test func `what was asked holds where no event has told anything`() {
        #expect(newest(.turnChanged(.idle)) == asked)
    }

    @Test func `what an event has told meanwhile is newer`() {
        #expect(newest(.modeChanged(.audio)) == Way(mode: .audio, model: "gpt-5-mini"))
        #expect(newest(.modelReplaced(old: "a", new: "b")) == Way(mode: .text, model: "gpt-realtime"))
        #expect(
            newest(.modeChanged(.audio), .connectionStatusChanged(.connected(sessionID: "s", model: "gpt-realtime")))
                == shown)
    }

    @Test func `no model is none`() {
        let earlier = ToldStanding()
        var told = earlier
        told.receive(.connectionStatusChanged(.connected(sessionID: "s", model: "")))
        #expect(told.newest(asked, since: earlier, told: Way(mode: .text, model: "")) == asked)
    }
}
