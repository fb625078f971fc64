@testable import House
import Testing

@Suite struct `How words sound` {
    private func distance(_ first: String, _ second: String) -> Double {
        HouseSounds(first).distance(to: HouseSounds(second))
    }

    @Test(arguments: [
        ("front door", "french are"), ("front door", "french dark"), ("back door", "back hour"),
        ("back door", "back or"),
        ("all the doors", "on the doors"), ("hall", "hell"),
    ])
    func `is alike where a recogniser takes one for the other`(said: String, heard: String) {
        #expect(distance(said, heard) <= 0.25)
        #expect(distance(said, heard) == distance(heard, said))
    }

    @Test(arguments: [
        ("front door", "back hour"), ("back door", "french are"), ("back door", "bathroom"),
        ("front door", "potential"),
        ("door", "phone"), ("garage door", "kitchen door"),
    ])
    func `is not alike where it is another thing`(said: String, heard: String) { #expect(distance(said, heard) > 0.35) }

    @Test func `is the same for the same, and nothing for what has no letters`() {
        #expect(distance("front door", "Front Door") == 0)
        #expect(distance("", "") == 0)
        #expect(distance("寝室", "door") == 1)
        #expect(HouseSounds(String(repeating: "x y ", count: 1000)).distance(to: HouseSounds("a")) <= 1)
    }
}
