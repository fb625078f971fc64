import Testing

@testable import Echo

@Suite struct `The limits of waiting for a server` {
    @Test func `are minutes for the first byte, for a model that is loaded or thinks`() {
        let timeouts = HTTPTimeouts()

        #expect(timeouts.head == .seconds(300))
        #expect(timeouts.idle == .seconds(120))
        #expect(timeouts.total > timeouts.head)
    }

    @Test func `come from the environment`() {
        let timeouts = HTTPTimeouts(environment: [
            "ECHO_FIRST_BYTE_TIMEOUT": "1800", "ECHO_SILENCE_TIMEOUT": "45",
        ])

        #expect(timeouts.head == .seconds(1800))
        #expect(timeouts.idle == .seconds(45))
        #expect(timeouts.total == .seconds(2400))
    }

    @Test(arguments: ["0", "-5", "3601", "soon", "1.5"]) func `stay as they are for what is no limit, which is named`(
        text: String
    ) {
        let environment = ["ECHO_SILENCE_TIMEOUT": text]

        #expect(HTTPTimeouts(environment: environment) == HTTPTimeouts())
        #expect(HTTPTimeouts.unusableVariable(in: environment) == "ECHO_SILENCE_TIMEOUT")
    }

    @Test func `are not named where they are usable, empty or not there`() {
        for environment in [[:], ["ECHO_FIRST_BYTE_TIMEOUT": ""], ["ECHO_FIRST_BYTE_TIMEOUT": "600"]] {
            #expect(HTTPTimeouts.unusableVariable(in: environment) == nil)
        }
    }

    @Test func `are shorter where an answer is only looked up`() {
        var timeouts = HTTPTimeouts()
        #expect(timeouts.brief.head == .seconds(60))
        timeouts.head = .seconds(5)
        #expect(timeouts.brief.head == .seconds(5))
        #expect(timeouts.brief.idle == .seconds(30))
    }
}
