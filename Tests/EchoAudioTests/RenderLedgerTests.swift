import EchoTestKit
import EchoAudio
import Testing

@Suite struct `Counting what was heard` {
    private func heard(_ item: String, _ frames: Int) -> RenderedCount { RenderedCount(item: item, frames: frames) }

    @Test func `frames in the device are not heard yet`() {
        var ledger = RenderLedger()
        ledger.enqueue(4_800, item: "a")

        #expect(ledger.rendered(1_920) == ["a"])
        #expect(ledger.outputDelay(1_440) == [])

        #expect(ledger.audible("a") == 480)
        #expect(ledger.pendingFrames == 1_440)
        #expect(ledger.queuedFrames == 2_880)
    }

    @Test func `an item finishes when its last frame is heard and its end was said`() {
        var ledger = RenderLedger()
        ledger.enqueue(960, item: "a")
        ledger.rendered(960)

        #expect(ledger.outputDelay(0) == [])
        ledger.endOfItem("a")
        #expect(ledger.outputDelay(0) == ["a"])
        #expect(ledger.outputDelay(0) == [])
        #expect(ledger.isEmpty)
    }

    @Test func `the end said early does not finish what the device still has`() {
        var ledger = RenderLedger()
        ledger.enqueue(960, item: "a")
        ledger.endOfItem("a")
        ledger.rendered(960)

        #expect(ledger.outputDelay(1) == [])
        #expect(ledger.outputDelay(0) == ["a"])
    }

    @Test func `frames go to the items in the order of the queue`() {
        var ledger = RenderLedger()
        ledger.enqueue(500, item: "a")
        ledger.endOfItem("a")
        ledger.enqueue(500, item: "b")
        ledger.enqueue(100, item: "c")

        #expect(ledger.rendered(600) == ["a", "b"])
        #expect(ledger.outputDelay(50) == ["a"])
        #expect(ledger.audible("b") == 50)
        #expect(ledger.interrupt() == [heard("b", 100), heard("c", 0)])
    }

    @Test func `silence between the frames of an item is not counted as the item`() {
        var ledger = RenderLedger()
        ledger.enqueue(480, item: "a")
        ledger.rendered(480)
        ledger.renderedSilence(480)
        ledger.enqueue(480, item: "a")
        ledger.rendered(480)

        #expect(ledger.outputDelay(480) == [])
        #expect(ledger.audible("a") == 480)
        #expect(ledger.outputDelay(240) == [])
        #expect(ledger.audible("a") == 720)
    }

    @Test func `an item that comes in pieces starts once`() {
        var ledger = RenderLedger()
        ledger.enqueue(480, item: "a")
        #expect(ledger.rendered(480) == ["a"])
        _ = ledger.outputDelay(0)
        ledger.enqueue(480, item: "a")
        #expect(ledger.rendered(480) == [])
    }

    @Test func `what was heard is never taken back when the delay jumps`() {
        var ledger = RenderLedger()
        ledger.enqueue(2_000, item: "a")
        ledger.rendered(1_000)
        _ = ledger.outputDelay(200)
        _ = ledger.outputDelay(900)
        #expect(ledger.audible("a") == 800)
        ledger.rendered(500)
        _ = ledger.outputDelay(600)
        #expect(ledger.audible("a") == 900)
    }

    @Test(arguments: [-500, 0, 10_000]) func `impossible delays do no harm`(delay: Int) {
        var ledger = RenderLedger()
        ledger.enqueue(1_000, item: "a")
        ledger.rendered(1_000)

        _ = ledger.outputDelay(delay)

        #expect(ledger.audible("a") == (delay > 0 ? 0 : 1_000))
    }

    @Test func `the device cannot take more than the queue has`() {
        var ledger = RenderLedger()
        ledger.enqueue(100, item: "a")

        ledger.rendered(500)

        #expect(ledger.pendingFrames == 100)
        #expect(ledger.queuedFrames == 0)
    }

    @Test func `interrupting counts what the device has and the tail, then forgets everything`() {
        var ledger = RenderLedger()
        ledger.enqueue(4_800, item: "a")
        ledger.enqueue(4_800, item: "b")
        ledger.rendered(2_400)
        _ = ledger.outputDelay(1_000)

        #expect(ledger.interrupt(tail: 288) == [heard("a", 2_688), heard("b", 0)])
        #expect(ledger.isEmpty)
        #expect(ledger.interrupt() == [])
        ledger.endOfItem("a")
        #expect(ledger.outputDelay(0) == [])
    }

    @Test func `what a lost device had is queued again in front`() {
        var ledger = RenderLedger()
        ledger.enqueue(1_000, item: "a")
        ledger.enqueue(1_000, item: "b")
        ledger.rendered(1_200)
        ledger.renderedSilence(100)
        _ = ledger.outputDelay(500)

        #expect(ledger.deviceLost() == 400)

        #expect(ledger.audible("a") == 800)
        #expect(ledger.queuedFrames == 1_200)
        #expect(ledger.rendered(1_200) == [])
        _ = ledger.outputDelay(0)
        #expect(ledger.interrupt() == [heard("a", 1_000), heard("b", 1_000)])
    }

    @Test func `every frame is heard exactly once, whatever the order of things`() {
        for seed in UInt64(1)...200 {
            var random = SplitMix(state: seed)
            var ledger = RenderLedger()
            var enqueued: [String: Int] = [:]
            var finished: [String] = []
            for step in 0..<200 {
                let item = "item \(step / 40)"
                switch random.next() % 6 {
                case 0, 1:
                    let frames = Int(random.next() % 3_000)
                    ledger.enqueue(frames, item: item)
                    enqueued[item, default: 0] += frames
                case 2: ledger.rendered(Int(random.next() % 2_000))
                case 3: ledger.renderedSilence(Int(random.next() % 500))
                case 4: finished += ledger.outputDelay(Int(random.next() % 2_000))
                default: if random.next() % 8 == 0 { _ = ledger.deviceLost() }
                }
            }
            for item in enqueued.keys { ledger.endOfItem(item) }
            ledger.rendered(.max / 2)
            for item in enqueued.keys where enqueued[item]! > 0 { #expect(ledger.audible(item) <= enqueued[item]!) }
            finished += ledger.outputDelay(0)

            #expect(Set(finished) == Set(enqueued.filter { $0.value > 0 }.keys))
            #expect(finished.count == Set(finished).count)
        }
    }

    @Test func `the first frame is told once, with how long ago it was heard`() {
        var ledger = RenderLedger()
        ledger.renderedSilence(480)
        ledger.enqueue(2_400, item: "a")
        ledger.enqueue(480, item: "b")
        ledger.rendered(2_400)
        #expect(ledger.takeFirstHeard() == [])
        _ = ledger.outputDelay(2_400)
        #expect(ledger.takeFirstHeard() == [])

        _ = ledger.outputDelay(1_680)
        #expect(ledger.takeFirstHeard() == [heard("a", 720)])
        ledger.rendered(480)
        _ = ledger.outputDelay(0)

        #expect(ledger.takeFirstHeard() == [heard("b", 480)])
        #expect(ledger.takeFirstHeard() == [])
    }
}
