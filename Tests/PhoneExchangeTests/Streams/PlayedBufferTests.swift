import Foundation
import Testing

@testable import PhoneExchange

@Suite struct `What the app sends is played at the pace of a telephone` {
    private let sound = Data((0..<400).map { UInt8($0 % 251) })

    @Test func `20 ms at a time, the last piece filled up with silence`() {
        var buffer = PlayedBuffer()
        #expect(buffer.play() == nil)
        #expect(buffer.add(sound) == true)

        let frames = [buffer.play()?.frame, buffer.play()?.frame, buffer.play()?.frame]
        #expect(frames[0] == sound.prefix(160))
        #expect(frames[1] == sound.dropFirst(160).prefix(160))
        #expect(frames[2] == sound.suffix(80) + Data(repeating: 0xFF, count: 80))
        #expect(buffer.play() == nil)
    }

    @Test func `a mark comes back when what stands before it was played`() {
        var buffer = PlayedBuffer()
        #expect(buffer.mark("nothing before") == ["nothing before"])
        #expect(buffer.add(Data(sound.prefix(160))) == true)
        #expect(buffer.mark("a") == [])
        #expect(buffer.add(Data(sound.prefix(100))) == true)
        #expect(buffer.mark("b") == [])
        #expect(buffer.mark("b again") == [])

        #expect(buffer.play()?.marks == ["a"])
        #expect(buffer.play()?.marks == ["b", "b again"])
    }

    @Test func `and all of them come back when it is cleared`() {
        var buffer = PlayedBuffer()
        #expect(buffer.add(sound) == true)
        #expect(buffer.mark("a") == [])
        #expect(buffer.mark("b") == [])

        #expect(buffer.clear() == ["a", "b"])
        #expect(buffer.play() == nil)
        #expect(buffer.clear() == [])

        #expect(buffer.add(Data(sound.prefix(160))) == true)
        #expect(buffer.mark("c") == [])
        #expect(buffer.play()?.marks == ["c"])
    }

    @Test func `more than is held is refused`() {
        var buffer = PlayedBuffer()
        #expect(buffer.add(Data(count: PlayedBuffer.mostBytes)) == true)
        #expect(buffer.add(Data(count: 1)) == false)
        #expect(buffer.waiting == PlayedBuffer.mostBytes)
    }
}
