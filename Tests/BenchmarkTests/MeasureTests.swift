import Testing

@testable import echo_bench

@Suite struct `What the benchmarks compute` {
    @Test func `percentiles are values that were measured`() throws {
        let distribution = try #require(Distribution((1...200).reversed().map { .milliseconds($0) }))

        #expect(distribution.percentile(50) == .milliseconds(100))
        #expect(distribution.percentile(95) == .milliseconds(190))
        #expect(distribution.percentile(99) == .milliseconds(198))
        #expect(distribution.text(50, 99) == "p50 100.0 ms, p99 198.0 ms (n 200)")
    }

    @Test func `the count of events is read off the title of their pane`() {
        #expect(EventLoadBenchmark.count(on: "─╮╭ Events 12,345 ───╮") == 12_345)
        #expect(EventLoadBenchmark.count(on: "╭ Events ─") == nil)
    }

    @Test func `one value is every percentile, and none are none`() {
        #expect(Distribution([.microseconds(1234)])?.text(50, 99) == "p50 1.23 ms, p99 1.23 ms (n 1)")
        #expect(Distribution([]) == nil)
    }

    @Test func `work that grows faster than its size is told from work that does not`() {
        let small = Growth.Point(size: 10, duration: .milliseconds(10))
        let linear = Growth(small: small, large: Growth.Point(size: 100, duration: .milliseconds(110)))
        let square = Growth(small: small, large: Growth.Point(size: 100, duration: .milliseconds(1000)))

        #expect(linear.isLinear && linear.complaint == "")
        #expect(!square.isLinear && square.complaint == ", FAILS: grows 10.0 times as fast as its size")
    }

    @Test func `sound that comes on time is late by nothing, and sound that lags drifts`() {
        let start = ContinuousClock.now
        var (punctual, lagging) = (InputArrivals(), InputArrivals())
        for piece in 0..<1000 {
            let due = start + .milliseconds(20 * piece)
            punctual.add(frames: 480, at: due + .milliseconds(piece.isMultiple(of: 2) ? 3 : 0))
            lagging.add(frames: 480, at: due + .milliseconds(piece))
        }

        #expect(punctual.lateness.count == 999)
        #expect(punctual.lateness.max() == .milliseconds(3) && punctual.lateness.min() == .zero)
        #expect(punctual.drift <= .milliseconds(3) && punctual.drift >= .milliseconds(-3))
        #expect(lagging.drift == .milliseconds(900))
    }

    @Test func `the kernel's tables are read`() throws {
        let rollup = "00400000-7fff ---p 00000000 00:00 0 [rollup]\nRss:   2000 kB\nPss:     1234 kB\nPss_Dirty: 5 kB\n"
        let stat = "42 (a (b) c) S 1 42 42 34816 42 4194304 100 0 0 0 17 5 0 0 20 0 3 0 100 1000 200"

        #expect(try ProcessStatistics.proportionalKiB(of: rollup) == 1234)
        #expect(try ProcessStatistics.ticks(of: stat) == 22)
    }

    @Test func `a trace tells the way of sound`() {
        let lines = TraceLine.lines(
            of: """
                {"ms":1,"t":10.000,"dir":"client","captured":9.998,"event":{"type":"input_audio_buffer.append"}}
                {"ms":1,"t":10.500,"dir":"server","event":{"type":"input_audio_buffer.speech_stopped"}}
                not a trace
                {"ms":1,"t":10.700,"dir":"server","event":{"type":"response.output_audio.delta","item_id":"a"}}
                {"ms":1,"t":10.720,"dir":"server","event":{"type":"response.output_audio.delta","item_id":"a"}}
                {"ms":1,"t":10.750,"dir":"device","event":{"type":"playback.started","item_id":"a"}}
                {"ms":1,"t":10.770,"dir":"device","event":{"type":"playback.started","item_id":"a"}}
                """)

        #expect(TraceMeasures.microphoneToFrame(lines).map(milliseconds) == [22])
        #expect(TraceMeasures.endOfSpeechToSound(lines).map(milliseconds) == [200])
        #expect(TraceMeasures.deltaToDevice(lines).map(milliseconds) == [50])
    }

    private func milliseconds(_ duration: Duration) -> Int {
        Int((duration / .milliseconds(1)).rounded())
    }

    @Test func `words that are changed, left out and made up are wrong, and other ways of writing them are not`() {
        var errors = WordErrors()
        errors.add(said: "i am sorry four of clubs", heard: "I'm sorry: 4 of clubs.")
        #expect(errors.share == 0)
        errors.add(said: "go forward ten meters", heard: "Go for ward, ten")

        #expect(errors.wrong == 3)
        #expect(errors.text == "30.0 % of 10 words, 2 phrases")
    }

    @Test func `an answer is useful that says what is asked for, not at length, and not that it cannot`() throws {
        let questions = try EverydayQuestion.all()
        let spider = try #require(questions.first { $0.text.contains("spider") })

        #expect(questions.count == 20)
        #expect(spider.isUseful("A spider has Eight legs."))
        #expect(!spider.isUseful("A spider has six legs."))
        #expect(!spider.isUseful("eight " + String(repeating: "legs ", count: 200)))
        #expect(!spider.isUseful("Eight legs: that needs a real model."))
    }
}
