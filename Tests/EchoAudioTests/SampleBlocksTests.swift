import EchoAudio
import Testing

@Suite struct `Whole blocks of sound` {
    @Test(arguments: [[8], [3, 5], [4, 4], [1, 1, 1, 1, 1, 1, 1, 1], [7, 1], [2, 6]])
    func `pieces of any length make the same blocks`(lengths: [Int]) {
        var blocks = SampleBlocks(of: 4)
        var whole: [Int16] = []
        var next: Int16 = 0

        for length in lengths {
            let piece = (0..<length).map { next + Int16($0) }
            next += Int16(length)
            let more = blocks.receive(piece)
            #expect(more.count % 4 == 0)
            whole += more
        }

        #expect(whole == Array(0..<8))
    }

    @Test func `what completes no block waits`() {
        var blocks = SampleBlocks(of: 4)

        #expect(blocks.receive([1, 2, 3]) == [])
        #expect(blocks.receive([]) == [])
        #expect(blocks.receive([4, 5]) == [1, 2, 3, 4])
    }
}
