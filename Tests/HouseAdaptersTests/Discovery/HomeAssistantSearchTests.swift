import EchoTestKit
import Foundation
import House
import Testing

@testable import HouseAdapters

@Suite struct `Home Assistants are found on the network` {
    private let type = DNSBytes.name("_home-assistant", "_tcp", "local")

    private func found(_ answers: [UInt8]...) -> [FoundHomeAssistant] {
        var sightings = HomeAssistantSightings()
        for answer in answers.compactMap(DNSAnswer.init) { sightings.take(answer) }
        return sightings.found
    }

    @Test func `the query is one of RFC 1035, and asks for an answer to us alone`() {
        let question = DNSQuestion(name: HomeAssistantSightings.type, kind: DNSRecord.Kind.pointer)
        let head: [UInt8] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
        #expect(DNSQuestion.query([question]) == head + type + [0, 12, 0x80, 1])
        let long = DNSQuestion(name: DNSName([String(repeating: "x", count: 64)]), kind: 1)
        #expect(DNSQuestion.query([long]) == Array(repeating: 0, count: 12))
    }

    @Test func `one answer tells name, version and address; the address of the fourth version comes first`() {
        let house = FoundHomeAssistant(
            name: "Home", address: HomeAssistantAddress(host: "192.168.1.5"), version: "2024.3.3")
        #expect(found(DNSBytes.house("0123abcd")) == [house])
        #expect(found(DNSBytes.house("0123abcd"), DNSBytes.house("0123ABCD")) == [house])
    }

    @Test func `what python-zeroconf sends for Home Assistant is understood`() throws {
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/Discovery/zeroconf.base64")
        let text = try String(contentsOf: fixture, encoding: .utf8)
        let answer = try #require(Data(base64Encoded: text.trimmingCharacters(in: .whitespacesAndNewlines)))
        let house = FoundHomeAssistant(
            name: "Real Home", address: HomeAssistantAddress(host: "192.0.2.2"), version: "2024.3.3")
        #expect(found(Array(answer)) == [house])
    }

    @Test func `what the house says of its address comes first, and an odd one is not taken`() {
        let encrypted = HomeAssistantAddress(host: "home.example.org", port: 443, isEncrypted: true)
        let cases = [
            ("internal_url=https://home.example.org", encrypted),
            ("base_url=http://10.0.0.2:8124", HomeAssistantAddress(host: "10.0.0.2", port: 8124)),
            ("internal_url=", HomeAssistantAddress(host: "192.168.1.5")),
            ("internal_url=file:///etc/passwd", HomeAssistantAddress(host: "192.168.1.5")),
            ("internal_url=http://user:word@10.0.0.2", HomeAssistantAddress(host: "192.168.1.5")),
        ]
        for (text, address) in cases {
            #expect(found(DNSBytes.house("a", text: DNSBytes.text(text))).map(\.address) == [address])
        }
    }

    @Test func `what comes in pieces is asked for and put together`() {
        var sightings = HomeAssistantSightings()
        let name = DNSBytes.name("a.b", "_home-assistant", "_tcp", "local")
        var answers = [DNSBytes(), DNSBytes(), DNSBytes()]
        answers[0].add(type, 12, name)
        answers[1].add(name, 33, [0, 0, 0, 0] + DNSBytes.number(8123) + DNSBytes.name("BOX", "local"))
        answers[2].add(DNSBytes.name("box", "local"), 1, [10, 0, 0, 9])
        let asked = answers.map { answer in
            if let answer = DNSAnswer(answer.bytes) { sightings.take(answer) }
            return sightings.questions.map(\.kind)
        }
        #expect(asked == [[12, 33, 16], [12, 1], [12]])
        #expect(sightings.found == [FoundHomeAssistant(name: "a.b", address: HomeAssistantAddress(host: "10.0.0.9"))])
    }

    @Test func `other services, queries and names without an address are none`() {
        var other = DNSBytes()
        other.add(DNSBytes.name("_ipp", "_tcp", "local"), 12, DNSBytes.name("printer", "_ipp", "_tcp", "local"))
        other.add(type, 12, DNSBytes.name("printer", "_ipp", "_tcp", "local"))
        var nameless = DNSBytes()
        nameless.add(type, 12, DNSBytes.name("a", "_home-assistant", "_tcp", "local"))
        #expect(found(other.bytes, nameless.bytes, DNSBytes.house("a", text: [], port: 0)) == [])
        #expect(DNSAnswer(DNSQuestion.query([])) == nil)
    }

    @Test func `names that lead to themselves, forward or nowhere are no names`() {
        let places = [12, 13, 24, 500, 0x3FFF]
        for place in places {
            let name: [UInt8] = DNSBytes.number(0xC000 | UInt16(place))
            var answer = DNSBytes()
            answer.add(name, 12, name)
            #expect(DNSAnswer(answer.bytes)?.records == [])
        }
        var reader = DNSReader([1, 97, 0xC0, 0, 0xC0, 2])
        let looped = reader.name()
        #expect(looped == nil)
        var long = DNSReader((0..<200).flatMap { _ in [UInt8(1), 97] } + [0])
        let tooLong = long.name()
        #expect(tooLong == nil)
    }

    @Test func `no datagram breaks the reading, cut or changed anywhere`() {
        let whole = DNSBytes.house("0123abcd")
        for end in 0...whole.count { #expect(found(Array(whole.prefix(end))).count <= 1) }
        var chance = SplitMix(state: 5)
        for _ in 0..<5000 {
            var bytes = whole
            for _ in 0..<4 {
                bytes[Int.random(in: 0..<bytes.count, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
            }
            let scalars = found(bytes).flatMap { Array($0.name.unicodeScalars) }
            #expect(!scalars.contains { $0.value < 0x20 })
        }
    }

    @Test func `a flood of names and answers is bounded`() {
        var sightings = HomeAssistantSightings()
        for number in 0..<1000 {
            if let answer = DNSAnswer(DNSBytes.house("h\(number)")) { sightings.take(answer) }
        }
        #expect(sightings.found.count == HomeAssistantSightings.most)
        #expect(!sightings.takesMore)
        #expect(DNSAnswer(Array(repeating: 0xFF, count: DNSAnswer.mostBytes + 1)) == nil)
    }

    @Test func `a responder is asked until all is known`() async throws {
        let clock = ManualClock()
        let answers: @Sendable (Int) -> [[UInt8]] = { count in
            var pointer = DNSBytes()
            pointer.add(
                DNSBytes.name("_home-assistant", "_tcp", "local"), 12,
                DNSBytes.name("0123abcd", "_home-assistant", "_tcp", "local"))
            return count == 1 ? [[1, 2, 3], pointer.bytes] : [DNSBytes.house("0123abcd")]
        }
        try await DatagramResponder.use(answers) { port, responder in
            let search = HomeAssistantSearch(group: "127.0.0.1", port: port, clock: clock) { responder.arrive() }
            let finding = Task { try await search.find() }
            for arrivals in [2, 3, 4] {
                #expect(await eventually { responder.arrivals == arrivals && clock.sleepers == 1 })
                clock.advance(by: .seconds(1))
            }
            let found = try await finding.value
            #expect(found.map(\.name) == ["Home"])
            #expect(responder.queries[1].count > responder.queries[0].count)
        }
    }

    @Test func `whatever answers, its records stay few`() {
        var random = SplitMix(state: 7)
        for _ in 0..<2_000 {
            var bytes = DNSBytes.house("0123abcd")
            for _ in 0..<Int.random(in: 1...6, using: &random) { bytes.mutate(using: &random) }
            #expect((DNSAnswer(bytes)?.records.count ?? 0) <= DNSAnswer.mostRecords)
        }
    }

    @Test func `nobody answers, or nobody can be asked`() async throws {
        let search = HomeAssistantSearch(group: "127.0.0.1", port: 9, clock: ContinuousClock())
        let found = try await search.find(within: .milliseconds(3))
        #expect(found == [])
        let nowhere = HomeAssistantSearch(group: "not an address", port: 9, clock: ContinuousClock())
        await #expect(throws: HouseError.unreachable(address: "not an address:9")) {
            try await nowhere.find(within: .milliseconds(3))
        }
    }
}
