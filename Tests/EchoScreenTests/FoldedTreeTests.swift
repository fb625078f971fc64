import EchoText
import Foundation
import Testing

@testable import EchoScreen

@Suite struct `JSON opens and closes in branches` {
    private func makeSUT(_ texts: String...) -> FoldedTree { FoldedTree(title: "", texts: texts) }

    private func text(_ tree: FoldedTree) -> String {
        tree.state.rows.map { $0.line.map(\.text).joined() }.joined(separator: "\n")
    }

    private let json = #"{"a":{"b":[1,2],"c":{}},"d":"x"}"#

    @Test func `a closed branch says what it holds, and opens as it was`() {
        var tree = makeSUT(json)
        let open = text(tree)
        tree.move(by: 1)

        tree.toggle()
        #expect(
            text(tree) == """
                {
                  "a": {…} 2 members,
                  "d": "x"
                }
                """)
        #expect(tree.state.rows[1].isOpen == false)
        tree.toggle()

        #expect(text(tree) == open)
        #expect(tree.state.rows[1].isOpen == true)
    }

    @Test func `what is in a branch closes it, and the branch is selected`() {
        var tree = makeSUT(json)
        tree.move(by: 3)
        tree.fold()

        #expect(text(tree).contains(#""b": […] 2 elements,"#))
        #expect(tree.selection == 2)
        tree.fold()
        #expect(text(tree).contains(#""a": {…} 2 members,"#))
        #expect(tree.selection == 1)
    }

    @Test func `all close but the outermost, and all open`() {
        var tree = makeSUT(json)
        let open = text(tree)

        tree.toggleAll()
        #expect(tree.state.count == 4)
        tree.toggleAll()

        #expect(text(tree) == open)
    }

    @Test func `a long string is shortened and tells its length`() {
        let tree = makeSUT(#"{"t":"\#(String(repeating: "é", count: 12_345))"}"#)

        #expect(text(tree).contains("…\" 12,345 characters"))
        #expect(text(tree).count < 300)
    }

    @Test func `of several texts the one with the selection is copied as it was written`() {
        var tree = makeSUT(#"{"n": 1}"#, #"{"n": 2}"#)
        #expect(tree.source == #"{"n": 1}"#)

        tree.move(by: .max)
        #expect(tree.source == #"{"n": 2}"#)
    }

    @Test func `five megabytes open at once, and only what is near is worded`() {
        let list = (0..<100_000).map { #"{"index":\#($0),"name":"member \#($0)"}"# }.joined(separator: ",")
        var tree = makeSUT(#"{"list":[\#(list)]}"#)
        #expect(tree.state.count == 3)

        tree.toggleAll()
        tree.move(by: .max)

        #expect(tree.state.count == 400_004)
        #expect(tree.state.rows.count == FoldedTree.window)
        #expect(tree.state.rows.last?.line.map(\.text) == ["}"])
        #expect(tree.state.first + tree.state.rows.count == tree.state.count)
    }
}
