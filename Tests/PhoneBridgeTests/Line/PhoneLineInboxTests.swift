import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite struct `What came over a line and waits` {
    private func sound(_ byte: UInt8) -> PhoneLineEvent { .sound(Data([byte])) }

    private func read(_ inbox: PhoneLineInbox) async -> [PhoneLineEvent] {
        var events: [PhoneLineEvent] = []
        for await event in inbox.events { events.append(event) }
        return events
    }

    @Test func `loses its oldest sound, but no digit and not the end`() async {
        let inbox = PhoneLineInbox(soundLimit: 2)
        for event in [sound(1), .digit("1"), sound(2), sound(3), .digit("2"), sound(4), .ended(.hungUp)] {
            inbox.put(event)
        }
        #expect(await read(inbox) == [.digit("1"), sound(3), .digit("2"), sound(4), .ended(.hungUp)])
    }

    @Test func `ends with the end, whatever is put behind it`() async {
        let inbox = PhoneLineInbox()
        inbox.put(.ended(.lost))
        inbox.put(.digit("1"))
        #expect(await read(inbox) == [.ended(.lost)])
        #expect(await read(inbox) == [])
    }

    @Test func `comes at once to who waits for it`() async {
        let inbox = PhoneLineInbox()
        async let events = read(inbox)
        for number in 0..<100 { inbox.put(.marked("\(number)")) }
        inbox.put(.ended(.hungUp))
        #expect(await events == (0..<100).map { .marked("\($0)") } + [.ended(.hungUp)])
    }

    @Test func `does not grow with a flood of keys, and still ends`() async {
        let inbox = PhoneLineInbox(soundLimit: 1)
        for _ in 0..<10_000 { inbox.put(.digit("1")) }
        inbox.put(.ended(.hungUp))
        let events = await read(inbox)
        #expect(events.count == 4097)
        #expect(events.last == .ended(.hungUp))
    }

    @Test func `stays with its reader when another one comes and is cancelled`() async {
        let inbox = PhoneLineInbox()
        async let events = read(inbox)
        for _ in 0..<200 {
            let other = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await read(inbox)
            }
            #expect(await other.value == [])
        }
        inbox.put(.digit("1"))
        inbox.put(.ended(.hungUp))
        #expect(await events == [.digit("1"), .ended(.hungUp)])
    }

    @Test func `lets a reader go who is cancelled`() async {
        let inbox = PhoneLineInbox()
        let reader = Task { await read(inbox) }
        reader.cancel()
        #expect(await reader.value == [])
    }

    @Test func `gives sound to who listens, where it comes in, and to the reader again when nobody does`() async {
        let inbox = PhoneLineInbox()
        let heard = Mutex<[Data]>([])
        inbox.put(sound(1))
        inbox.listen { piece in heard.withLock { $0.append(piece) } }
        inbox.put(sound(2))
        inbox.put(.digit("1"))
        inbox.put(sound(3))
        #expect(heard.withLock(\.self) == [Data([2]), Data([3])])
        inbox.listen(nil)
        inbox.put(sound(4))
        inbox.put(.ended(.hungUp))

        #expect(await read(inbox) == [sound(1), .digit("1"), sound(4), .ended(.hungUp)])
    }
}
