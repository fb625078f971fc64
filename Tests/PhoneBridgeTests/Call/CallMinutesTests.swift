import Echo
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `The minutes of a call` {
    private static let start = Date(timeIntervalSince1970: 1_790_000_000)

    private func said(_ minutes: inout CallMinutes, _ event: EchoEvent) -> [String] {
        minutes.writes(SwitchboardNews(call: "CA1", happening: .echo(event))).compactMap { write in
            guard case .transcript(let transcript) = write else { return nil }
            return (transcript.id == id ? "" : "other ") + transcript.content
        }
    }

    private let id = UUID(ofCall: "CA1 item_1")

    private func answer(_ status: Message.Status) -> Message {
        Message(
            id: "item_1", role: .assistant, medium: .voice, text: "Your table is booked.", status: status,
            createdAt: Self.start)
    }

    private func begun() -> CallMinutes {
        var minutes = CallMinutes(instance: "a")
        let line = PhoneLineCall(id: "CA1", from: "+12015550100", to: "+12015550101", direction: .inbound)
        _ = minutes.writes(SwitchboardNews(call: "CA1", happening: .began(line, at: Self.start)))
        return minutes
    }

    @Test func `have what a call is held with`() {
        var minutes = begun()
        var settings = SessionSettings()
        settings.voice = "cedar"
        let writes = minutes.writes(
            SwitchboardNews(call: "CA1", happening: .prepared(settings, prompt: "Bakery")))
        guard case .configuration(UUID(ofCall: "CA1"), let json) = writes.first else {
            Issue.record("\(writes)")
            return
        }
        #expect(json["voice"] == "cedar")
        #expect(json["prompt"] == "Bakery")
        #expect(json["instructions"]?.string == settings.instructions)
    }

    @Test func `have what a call has cost so far`() throws {
        var minutes = begun()
        func write(_ dollars: Decimal?) -> [CallWrite] {
            var cost = Cost()
            cost.audioOutput = dollars ?? 0
            let charge = Charge(model: "m", usage: Usage(), cost: dollars == nil ? nil : cost)
            return minutes.writes(SwitchboardNews(call: "CA1", happening: .echo(.charged(charge))))
        }
        #expect(write(0.25) == [.cost(UUID(ofCall: "CA1"), dollars: 0.25)])
        #expect(write(nil) == [])
        #expect(write(0.5) == [.cost(UUID(ofCall: "CA1"), dollars: 0.75)])
    }

    @Test func `have of an answer that was cut after it was made what the caller heard`() {
        var minutes = begun()
        #expect(said(&minutes, .messageReleased(answer(.completed))) == ["Your table is booked."])
        let cut = answer(.interrupted(heard: .milliseconds(400), heardCharacters: 10))
        #expect(said(&minutes, .messageFinalized(cut)) == ["Your table"])
    }

    @Test func `say of an answer of which nothing was heard that it was not`() {
        var minutes = begun()
        _ = said(&minutes, .messageReleased(answer(.completed)))
        let cut = answer(.interrupted(heard: .zero, heardCharacters: 0))
        #expect(said(&minutes, .messageFinalized(cut)) == ["(not heard) Your table is booked."])
    }

    @Test func `wait for their turn with an answer that was cut while it was made`() {
        var minutes = begun()
        let cut = answer(.interrupted(heard: .milliseconds(400), heardCharacters: 10))
        #expect(said(&minutes, .messageFinalized(cut)) == [])
        #expect(said(&minutes, .messageReleased(cut)) == ["Your table"])
    }
}
