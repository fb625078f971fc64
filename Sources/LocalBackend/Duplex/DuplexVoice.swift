import DequeModule
import EchoAudio
import Foundation

/// What the voice has to say and how far it has come: one endless track of sound, silent where there is nothing to say or
/// the person has the floor.
///
/// Whoever is talked over stops, and goes on from there when it was nothing.
struct DuplexVoice: Sendable {
    enum Kind: Sendable, Hashable {
        /// Own words, which a new question makes pointless.
        case answer
        /// Waits out a new question: work that was given away, and what was asked for by name.
        case result
        /// "One moment": pointless once there is something to say.
        case acknowledgement
    }

    struct Line: Sendable {
        var text: String
        var kind: Kind
        /// Sentences that were given together are over together.
        fileprivate var group: Int
        fileprivate var pieces: [SpeechPieces.Piece]?
        fileprivate var isAskedFor = false
    }

    /// Words that began to sound.
    struct Words: Sendable, Hashable {
        var text: String
        var atMs: Int
    }

    /// Sentences that are turned into sound before they are needed.
    private static let soundsAhead = 2
    /// Sentences that wait; whoever says more than that is cut.
    static let mostLines = 256
    /// One piece of a sentence lasts so long: a step of the transcript.
    private static let piece = DuplexFragment.stepMs * 24
    /// A back-channel is softer than speech.
    private static let asideGain: Float = 0.6

    private let fade = Fade()
    private var lines: Deque<Line> = []
    private var pieceIndex = 0
    private var offset = 0
    private var isSounding = false
    private var aside: [Int16] = []
    private var clip: Clip?
    private var begun: [Words] = []
    private var group = 0
    private var said = ""
    private var isStale = false

    private struct Clip: Sendable {
        var rest: ArraySlice<Int16>
        var hasBegun = false
    }

    /// Something is said now, or would be if nobody else spoke.
    var hasSomethingToSay: Bool { !lines.isEmpty }
    /// Its last sentence is a question, which may be answered before it is over.
    var isAsking: Bool { lines.last?.text.hasSuffix("?") == true }
    /// A sentence has begun and is not over.
    var isWithinSentence: Bool { lines.first != nil && (pieceIndex > 0 || offset > 0) }
    var isPlayingClip: Bool { clip != nil }
    /// It cannot be heard that anyone speaks.
    var isSilent: Bool { !isSounding && aside.isEmpty && clip == nil }

    // MARK: What is to be said

    mutating func add(_ sentences: [String], _ kind: Kind) {
        if kind != .acknowledgement { dropAcknowledgements() }
        group += 1
        for sentence in sentences where lines.count < Self.mostLines {
            let text = sentence.trimmingCharacters(in: .whitespacesAndNewlines)
            if !text.isEmpty { lines.append(Line(text: text, kind: kind, group: group)) }
        }
    }

    /// Sentences whose sound is needed soon, each told once.
    mutating func takeUnspoken() -> [String] {
        var texts: [String] = []
        for index in lines.indices.prefix(Self.soundsAhead) where !lines[index].isAskedFor {
            lines[index].isAskedFor = true
            texts.append(lines[index].text)
        }
        return texts
    }

    /// The sound of the oldest sentence that has none yet.
    mutating func take(_ sound: PCM16) {
        guard let index = lines.firstIndex(where: { $0.isAskedFor && $0.pieces == nil }) else { return }
        let sound = index == lines.startIndex ? sound.withoutLead : sound
        lines[index].pieces = SpeechPieces.split(lines[index].text, sound.samples, samplesPerPiece: Self.piece)
    }

    /// The sentence whose sound could not be made is not said.
    mutating func skipUnspoken() {
        guard let index = lines.firstIndex(where: { $0.isAskedFor && $0.pieces == nil }) else { return }
        lines.remove(at: index)
        forgetRequests()
    }

    /// Whether sounds are being made that are not wanted any more: those that still are have to be asked for again.
    mutating func takeStaleness() -> Bool {
        defer { isStale = false }
        return isStale
    }

    /// A sound of attention while the other speaks.
    mutating func interject(_ text: String, _ sound: PCM16, atMs now: Int) {
        guard isSilent else { return }
        aside = sound.samples.map { Int16(Float($0) * Self.asideGain) }
        begun.append(Words(text: text, atMs: now))
    }

    /// A clip of the client, instead of anything else.
    mutating func play(_ sound: PCM16) {
        drop(sparing: nil)
        clip = Clip(rest: sound.samples[...])
    }

    /// Another question was asked: what would answer the one before is not said any more. What has begun is over either way.
    /// - Parameter kind: What is still worth saying.
    mutating func drop(sparing kind: Kind?) {
        let begun = isWithinSentence ? lines.removeFirst().group : nil
        remove { $0.kind != kind || $0.group == begun }
        (pieceIndex, offset, isSounding) = (0, 0, false)
    }

    mutating func dropAcknowledgements() {
        let current = isWithinSentence ? lines.popFirst() : nil
        remove { $0.kind == .acknowledgement }
        if let current { lines.prepend(current) }
    }

    private mutating func remove(where isPointless: (Line) -> Bool) {
        let isBeingMade = lines.contains { isPointless($0) && $0.isAskedFor && $0.pieces == nil }
        lines.removeAll(where: isPointless)
        // Sounds come back in the order in which they were asked for.
        if isBeingMade { forgetRequests() }
    }

    private mutating func forgetRequests() {
        isStale = true
        for index in lines.indices where lines[index].pieces == nil { lines[index].isAskedFor = false }
    }

    // MARK: What is heard

    /// The next stretch of the track.
    /// - Parameters:
    ///   - mayTalk: Nobody else has the floor.
    ///   - now: Where the stretch begins on the clock of the session.
    mutating func next(_ count: Int, mayTalk: Bool, atMs now: Int) -> [Int16] {
        if clip != nil { return nextOfClip(count) }
        guard mayTalk else { return yielded(count) }
        var output: [Int16] = []
        while output.count < count, let piece = current {
            let isNew = offset == 0
            if isNew { begin(piece, atMs: now + output.count / 24) }
            var samples = piece.samples[offset...].prefix(count - output.count)
            offset += samples.count
            if !isSounding, !isNew || pieceIndex > 0 { samples = fade.into(samples)[...] }
            isSounding = isSounding || !samples.isEmpty
            output += samples
            if offset >= piece.samples.count { endPiece() }
        }
        if output.isEmpty { isSounding = false }
        return output + Array(repeating: 0, count: count - output.count)
    }

    /// Words that have begun since they were last asked for.
    mutating func takeBegun() -> [Words] {
        defer { begun = [] }
        return begun
    }

    /// What was said in one go, once it is over.
    mutating func takeSaid() -> String? {
        guard !said.isEmpty, !isWithinSentence else { return nil }
        defer { said = "" }
        return said
    }

    /// Nil unless a clip has just begun or ended.
    mutating func takeClipNews() -> ClipNews? {
        guard let playing = clip else { return nil }
        guard playing.hasBegun else {
            clip?.hasBegun = true
            return .began
        }
        guard playing.rest.isEmpty else { return nil }
        clip = nil
        return .ended
    }

    enum ClipNews: Sendable, Hashable { case began, ended }

    private var current: SpeechPieces.Piece? {
        guard let pieces = lines.first?.pieces else { return nil }
        return pieces.indices.contains(pieceIndex) ? pieces[pieceIndex] : nil
    }

    private mutating func begin(_ piece: SpeechPieces.Piece, atMs now: Int) {
        guard !piece.text.isEmpty else { return }
        begun.append(Words(text: piece.text, atMs: now))
        if pieceIndex == 0, !said.isEmpty { said += " " }
        said += piece.text
    }

    private mutating func endPiece() {
        (pieceIndex, offset) = (pieceIndex + 1, 0)
        guard pieceIndex >= lines.first?.pieces?.count ?? 0 else { return }
        lines.removeFirst()
        pieceIndex = 0
    }

    /// The other has the floor: what sounds fades away within a moment.
    private mutating func yielded(_ count: Int) -> [Int16] {
        var output: [Int16] = []
        if isSounding, let piece = current {
            let rest = piece.samples[offset...].prefix(min(count, fade.frames))
            offset += rest.count
            output = fade.out(rest)
            if offset >= piece.samples.count { endPiece() }
        } else if !aside.isEmpty {
            output = Array(aside.prefix(count))
            aside.removeFirst(output.count)
        }
        isSounding = false
        return output + Array(repeating: 0, count: count - output.count)
    }

    private mutating func nextOfClip(_ count: Int) -> [Int16] {
        guard var rest = clip?.rest else { return [] }
        let output = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        clip?.rest = rest
        return output + Array(repeating: 0, count: count - output.count)
    }
}
